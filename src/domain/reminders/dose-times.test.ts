import { expect, it } from "vitest";
import { doseMinutes } from "./dose-times.ts";
import { minuteOf, timeOf } from "./reminder-choices.ts";

const timesOf = (timesADay: number, first: string) =>
  doseMinutes(timesADay, minuteOf(first)).map(timeOf);

it.each<[number, string, string[]]>([
  [1, "21:40", ["21:40"]],
  [2, "08:00", ["08:00", "20:00"]],
  [3, "08:00", ["08:00", "14:00", "20:00"]],
  [3, "06:10", ["06:10", "13:00", "20:00"]],
  [2, "10:00", ["10:00", "22:00"]],
  [2, "23:59", ["23:59", "23:59"]],
])("%i doses a day from %s are at %j", (timesADay, first, times) => {
  expect(timesOf(timesADay, first)).toEqual(times);
});

it("minuteOf and timeOf invert each other", () => {
  for (let minute = 0; minute < 1440; minute += 1) expect(minuteOf(timeOf(minute))).toBe(minute);
});
