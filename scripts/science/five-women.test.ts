import { expect, it } from "vitest";
import { falseAlarmsOf, fiveWomen } from "./five-women.ts";

it.each(fiveWomen)("an ordinary year of $name raises nothing above a mention", (woman) => {
  expect(falseAlarmsOf(woman, 1, 10)).toEqual({ months: 12, withAlarm: 0, keys: [] });
});
