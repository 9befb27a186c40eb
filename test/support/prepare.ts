/** Makes the state that the server's tests are served from, while other tests run. */
import { rmSync } from "node:fs";
import { stateToServe } from "./prepared.ts";
import { businessesServed } from "./server.ts";

rmSync(await stateToServe(businessesServed), { recursive: true });
