// A thread with only the test's tasks; see worker.mjs.
import { register } from "tsx/esm/api";

register();
(await import("#server/testing/trial-tasks.ts")).serveTrials();
