import type { Server } from "node:http";
import type { Socket } from "node:net";
import { type Pace, watchPace } from "./pace.ts";

// Half of a phone's 2 kB a second, at which the system's reports of 1.5 MB are 12 minutes apart.
const PACE: Pace = { grace: 60_000, bytesASecond: 1_000, longestPause: 15 * 60_000 };

export function cutIdleReaders(server: Server, pace = PACE): void {
  server.on("connection", (socket: Socket) => {
    // Counts bytes handed to the system, since a large chunk's progress is unknown until all of it is taken.
    const bytes = () => (socket.writableLength === 0 ? null : socket.bytesWritten);
    const unwatch = watchPace(pace, bytes, () => socket.destroy());
    socket.once("close", unwatch);
  });
}
