// A thread of tasks that only tests order; see worker.mjs.
import { register } from "tsx/esm/api";

register();
(await import("#server/testing/trial-tasks.ts")).serveTrials();
