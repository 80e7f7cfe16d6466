import { expect, it } from "vitest";
import { fromEpochDay, toEpochDay } from "./epoch-day.ts";

const MILLISECONDS_PER_DAY = 86_400_000;

it.each([
  ["0000-01-01", "0008-12-31"],
  ["1890-01-01", "2110-12-31"],
  ["9990-01-01", "9999-12-31"],
])("every day from %s to %s converts to the same number as Date gives, and back", (from, to) => {
  const [first, last] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
  const wrong: string[] = [];
  for (let time = first; time <= last; time += MILLISECONDS_PER_DAY) {
    const day = new Date(time).toISOString().slice(0, 10);
    const epochDay = time / MILLISECONDS_PER_DAY;
    if (toEpochDay(day) !== epochDay || fromEpochDay(epochDay) !== day) wrong.push(day);
  }
  expect(wrong).toEqual([]);
});
