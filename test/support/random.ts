import { configureGlobal } from "fast-check";
import { isLong } from "./rounds.ts";

// What is random is the same in every run, so that a failure is the doing of what has changed; a long run tries anew.
if (!isLong) configureGlobal({ seed: 20261122 });
