import { createRequestHandler, type ServerBuild } from "@remix-run/cloudflare";
// @ts-expect-error: made by the benchmark
import * as build from "./build/server/index.js";

const handle = createRequestHandler(build as ServerBuild, "production");

export default { fetch: (request: Request, env: { DB: D1Database }) => handle(request, { db: env.DB } as never) };
