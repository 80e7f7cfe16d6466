import type { Server } from "node:http";
import type { Socket } from "node:net";
import { type Pace, watchPace } from "./pace.ts";

// Half of what a phone on a poor line reads, 2 kB a second. The system takes up to 4 MB at once and
// says in steps of 1.5 MB how much of it was read, which at 2 kB a second are twelve minutes apart.
const PACE: Pace = { grace: 60_000, bytesASecond: 1_000, longestPause: 15 * 60_000 };

/** Cuts connections whose client does not read what it asked for. */
export function cutIdleReaders(server: Server, pace = PACE): void {
  server.on("connection", (socket: Socket) => {
    // What was handed over counts, since of a large piece nothing is known until all of it is taken.
    const bytes = () => (socket.writableLength === 0 ? null : socket.bytesWritten);
    const unwatch = watchPace(pace, bytes, () => socket.destroy());
    socket.once("close", unwatch);
  });
}
