import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "./root.tsx";

/** What the root loader gave; undefined when it failed, so that error pages still have their chrome. */
export const useRootData = () => useRouteLoaderData<typeof loader>("root");
