// The tests run the sources: a thread needs the same loader as the one that began it.
import { register } from "tsx/esm/api";

register();
await import("#server/thread.ts");
