import { expect, it } from "vitest";
import { falseAlarmsOf, ordinaryYears } from "./five-women.ts";

const SEEDS = [1, 2, 3];
const MOST = 0.02;

it("fewer than 2 % of the months of ordinary years raise more than a mention", () => {
  const years = ordinaryYears.flatMap((woman) =>
    SEEDS.map((seed) => ({ name: woman.name, ...falseAlarmsOf(woman, seed, 10) })),
  );
  const sum = (of: "months" | "withAlarm") => years.reduce((total, year) => total + year[of], 0);
  const raised = years.flatMap(({ name, keys }) => keys.map((key) => `${name}: ${key}`));
  expect(sum("months")).toBe(216);
  expect(sum("withAlarm") / sum("months"), raised.join(", ")).toBeLessThan(MOST);
});
