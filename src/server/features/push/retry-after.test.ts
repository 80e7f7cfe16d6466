import { expect, it } from "vitest";
import { retryAfter } from "./retry-after.ts";

const now = Date.parse("2026-11-20T18:00:00Z");

it.each([
  ["120", 120_000],
  ["Fri, 20 Nov 2026 18:02:00 GMT", 120_000],
  ["Fri, 20 Nov 2026 17:00:00 GMT", 0],
  ["soon", 0],
  ["-5", 0],
  ["", 0],
])("a service that answers %j is not called for %i milliseconds", (text, wait) => {
  expect(retryAfter(new Headers(text === "" ? {} : { "retry-after": text }), now)).toBe(wait);
});
