import { expect, it } from "vitest";
import { onCircle, ringGeometry } from "./bead-ring-geometry.ts";
import { datesOf, doTouch } from "./ring-dates.ts";

const marksOf = (first: number, last: number) => [
  { day: first, words: "Nov 23" },
  { day: last, words: "Nov 28" },
];

it("two dates never touch, for any ring size and range", () => {
  for (const lived of [1, 13, 28, 49, 63, 90, 118]) {
    for (const first of [0, 1, 5, 12]) {
      for (const range of [1, 2, 5, 20]) {
        const marks = marksOf(first, first + range);
        const geometry = ringGeometry(lived, first + range + 2);
        const dates = datesOf(marks, geometry);
        expect([lived, first, range, doTouch(dates)]).toEqual([lived, first, range, false]);
      }
    }
  }
});

it("a date with enough room is beside its day", () => {
  const geometry = ringGeometry(13, 20);
  const [, last] = datesOf(marksOf(8, 20), geometry);
  expect(last).toMatchObject({ anchor: "end" });
  expect(datesOf(marksOf(8, 8).slice(1), geometry)).toHaveLength(1);
});

it("a date at the side is in two lines, so that it stays inside the drawing", () => {
  const linesOf = (day: number) =>
    datesOf([{ day, words: "20\u00a0Dec" }], ringGeometry(1, 39))[0]?.lines;
  expect([linesOf(10), linesOf(20)]).toEqual([["20", "Dec"], ["20\u00a0Dec"]]);
});

it("every date is inside the drawing and near its day", () => {
  for (const lived of [1, 11, 49, 90]) {
    const geometry = ringGeometry(lived, 40);
    for (let day = 0; day < 40; day += 1) {
      const [date] = datesOf([{ day, words: "Nov 23" }], geometry);
      expect(date?.y).toBeGreaterThanOrEqual(-153.01);
      const beside = onCircle(geometry.radius + 27, geometry.turnOf(day));
      const away = Math.hypot((date?.x ?? 0) - beside.x, (date?.y ?? 0) - beside.y);
      expect(away, `day ${day} of ${lived}`).toBeLessThan(85);
    }
  }
});
