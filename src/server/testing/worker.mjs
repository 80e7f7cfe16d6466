// The tests run from source, so a thread needs the same loader as its parent.
import { register } from "tsx/esm/api";

register();
await import("#server/thread.ts");
