import { expect, it } from "vitest";
import { createPool } from "./pool.ts";
import { createReadAhead } from "./read-ahead.ts";
import { workLimits } from "./work.ts";

it("frees its only place when no thread can be started", async () => {
  const pool = createPool(
    {
      location: { engine: "sqlite", file: "unused.db" },
      // Node refuses to start it, as it does when the system has no thread left.
      file: new URL("https://example.org/thread.js"),
    },
    {
      ...workLimits.lengths.short,
      turns: { places: 1, placesOfAddress: 1, longestWait: 20 },
    },
    createReadAhead(workLimits.readAhead),
  );
  const run = () =>
    pool.run({ accountId: "thandi", address: "192.0.2.1" }, () => {
      throw new Error("the order is made for a thread");
    });
  for (const _ of ["first", "second"]) {
    await expect(run()).rejects.toMatchObject({ code: "ERR_INVALID_URL_SCHEME" });
  }
});
