import { afterEach, expect, it, vi } from "vitest";
import { longestWait } from "./longest-wait.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [{ effectiveType: "4g" }, 1500],
  [{ effectiveType: "3g" }, 0],
  [{ effectiveType: "slow-2g" }, 0],
  [undefined, 1500],
])("on connection %j the ring waits %i ms for the lines above it", (connection, wait) => {
  vi.stubGlobal("navigator", { connection });
  expect(longestWait()).toBe(wait);
});
