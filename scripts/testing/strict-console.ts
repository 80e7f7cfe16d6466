import { afterEach, expect } from "vitest";

// Unread warnings never get fixed, so any console output fails the test.
const lines: string[] = [];
const keep = (...parts: unknown[]) => void lines.push(parts.map(String).join(" "));
console.error = keep;
console.warn = keep;

afterEach(() => {
  expect(lines.splice(0), "nothing may be written to console.error or console.warn").toEqual([]);
});
