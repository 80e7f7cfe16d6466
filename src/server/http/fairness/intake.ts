import type { ServerResponse } from "node:http";
import { createTurns, type Holder } from "./turns.ts";

// Each body is in memory until it is answered.
const LIMITS = { places: 12, placesOfAddress: 6, longestWait: 30_000 };

type AdmitBody = (holder: Holder, response: ServerResponse) => Promise<void>;

export function createIntake(): AdmitBody {
  const turns = createTurns({
    ...LIMITS,
    details: {
      account: "Two files of yours are on their way already. Wait for one and try again.",
      everyone: "Many files are coming in. Try again in a moment.",
    },
  });
  return async (holder, response) => {
    // Emitted once, whether the request succeeded, failed or was aborted, possibly while it waits.
    const closed = new Promise((resolve) => response.once("close", resolve));
    const release = await turns.take(holder);
    void closed.then(release);
  };
}
