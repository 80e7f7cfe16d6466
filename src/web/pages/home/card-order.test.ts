import { expect, it } from "vitest";
import type { Profile } from "#contract/account/profile.ts";
import type { Setup, TrackingKey } from "#contract/account/setup.ts";
import { cardsFor } from "./card-order.ts";

const setupWith = (selected: TrackingKey[], endo = false): Setup => ({
  conditions: { pcos: false, endo, pms_pmdd: false },
  tracking: { selected },
});
const woman = (changes: Partial<Profile> = {}) => ({
  age: 29,
  goals: ["track-periods" as const],
  pcosDiagnosis: "no" as const,
  setup: null,
  ...changes,
});
const every = (changes?: Partial<Profile>) => {
  const { first, more } = cardsFor(changes === undefined ? null : woman(changes));
  return [...first, ...more];
};

it("without a setup, and with mood and symptoms tracked, the order is the default", () => {
  const standard = cardsFor(null);
  expect(standard.first).toEqual(["banner", "check-in", "pcos", "symptoms"]);
  expect(cardsFor(woman())).toEqual(standard);
  expect(cardsFor(woman({ setup: setupWith(["symptoms", "mood_scales"]) }))).toEqual(standard);
});

it("untracked cards come last, and none is removed", () => {
  const cards = every({ setup: setupWith(["flow"]) });
  expect(cards.slice(-2)).toEqual(["check-in", "symptoms"]);
  expect(cards.toSorted()).toEqual(every().toSorted());
});

it("with PCOS the daily tracking follows the next step", () => {
  expect(cardsFor(woman({ pcosDiagnosis: "yes" })).first.slice(0, 2)).toEqual(["banner", "pcos"]);
});

it.each([
  ["with endometriosis", woman({ setup: setupWith(["mood_scales"], true), goals: ["fertility"] })],
  ["past 45", woman({ age: 47 })],
  ["who wants relief", woman({ goals: ["symptom-relief"] })],
])("a user %s has symptoms before the check-in", (_, she) => {
  expect(cardsFor(she).first.slice(0, 3)).toEqual(["banner", "symptoms", "check-in"]);
});

it("the goal of less stress puts the stress card first", () => {
  expect(cardsFor(woman({ goals: ["less-stress"] })).more[0]).toBe("insight");
});
