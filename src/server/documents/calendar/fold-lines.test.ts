import ical from "ical-generator";
import { expect, it } from "vitest";
import { foldLines } from "./fold-lines.ts";

const start = new Date("2026-11-20T08:00:00Z");

it.each([
  ["short", "Tablet"],
  ["of 300 letters", "a".repeat(300)],
  ["of letters with dots below, of two and three bytes", "ọ̀ẹ́ṣ".repeat(60)],
  ["of drops, of four bytes and two units each", "💧".repeat(90)],
])("a line %s is folded as the iCalendar library folds it", (_, summary) => {
  const calendar = ical({ name: summary });
  const event = calendar.createEvent({ id: "one", stamp: start, start, summary });
  const whole = calendar.toString();
  expect(whole).toContain(foldLines(event.toString()));
  const lines = foldLines(event.toString()).split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});
