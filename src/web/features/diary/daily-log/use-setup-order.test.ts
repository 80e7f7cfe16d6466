import { expect, it } from "vitest";
import type { TrackingKey } from "#contract/account/setup.ts";
import { inSetupOrder } from "./use-setup-order.ts";

const asked = [
  { name: "mood", about: ["mood_scales"] },
  { name: "pain", about: ["symptoms"], hasPain: true },
  { name: "sleep", about: ["sleep"] },
  { name: "flow", about: ["flow"] },
] as const;
const order = (selected: TrackingKey[], endo = false) =>
  inSetupOrder(asked, {
    conditions: { pcos: false, endo, pms_pmdd: false },
    tracking: { selected },
  }).map(({ name }) => name);

it("tracked topics come first, the rest follows, and nothing is removed", () => {
  expect(inSetupOrder(asked, null)).toEqual(asked);
  expect(order(["sleep", "flow"])).toEqual(["sleep", "flow", "mood", "pain"]);
  expect(order([])).toEqual(["mood", "pain", "sleep", "flow"]);
});

it("endometriosis puts pain first", () => {
  expect(order(["mood_scales"], true)).toEqual(["pain", "mood", "sleep", "flow"]);
});
