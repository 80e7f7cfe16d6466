import { expect, it } from "vitest";
import { alarmsOf } from "./simulated-alarms.ts";
import { simulatedWomen } from "./simulated-histories.ts";

const women = simulatedWomen(24, 20_261_120);
const someOf = (kind: "regular" | "infrequent" | "anovulatory") =>
  women.filter((woman) => woman.kind === kind);

it("fewer than 2 % of the months of regular cycles raise more than a mention", () => {
  const { months, withAlarm } = alarmsOf(someOf("regular"), "no", 10);
  expect(months).toBeGreaterThan(50);
  expect(withAlarm / months).toBeLessThan(0.02);
});

it("fewer than 2 % of the months of infrequent cycles raise more than a mention", () => {
  const { months, withAlarm } = alarmsOf(someOf("infrequent"), "yes", 10);
  expect(months).toBeGreaterThan(50);
  expect(withAlarm / months).toBeLessThan(0.02);
});

it("anovulatory women are alarmed by real gaps of 90 days", () => {
  const alarms = alarmsOf(someOf("anovulatory"), "yes", 10);
  expect([...alarms.byRule.keys()]).toEqual(["no-period"]);
  expect(alarms.false).toBe(0);
});
