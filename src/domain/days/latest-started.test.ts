import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, calendarDay } from "./calendar-day.ts";
import { latestStarted } from "./latest-started.ts";

const july2 = calendarDay("2026-07-02");

it("latestStarted agrees with a linear search, before, between and after the starts", () => {
  const anyPlaces = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 12 });
  fc.assert(
    fc.property(anyPlaces, fc.integer({ min: -5, max: 65 }), (places, at) => {
      const sorted = places.sort((one, other) => one - other);
      const stretches = sorted.map((place) => ({ startDay: addDays(july2, place) }));
      const day = addDays(july2, at);
      expect(latestStarted(stretches, day)).toBe(
        stretches.findLast(({ startDay }) => startDay <= day),
      );
    }),
  );
});
