import { afterEach, expect } from "vitest";

// A warning nobody reads is a fault nobody mends: whatever is written fails the test.
const lines: string[] = [];
const keep = (...parts: unknown[]) => void lines.push(parts.map(String).join(" "));
console.error = keep;
console.warn = keep;

afterEach(() => {
  expect(lines.splice(0), "nothing may be written to console.error or console.warn").toEqual([]);
});
