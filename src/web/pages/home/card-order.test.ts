import { expect, it } from "vitest";
import type { Setup, TrackingKey } from "#contract/setup.ts";
import { cardsFor } from "./card-order.ts";

const setupWith = (selected: TrackingKey[], endo = false): Setup => ({
  conditions: { pcos: false, endo, pms_pmdd: false },
  tracking: { selected },
});
const own = (setup: Setup | null) =>
  cardsFor(setup).filter((card) =>
    ["check-in", "predictions", "symptoms", "averages"].includes(card),
  );

it("before she has said what she tracks, and with mood and symptoms, home is as it stands", () => {
  const standard = ["check-in", "predictions", "symptoms", "averages"];
  expect(own(null)).toEqual(standard);
  expect(own(setupWith(["symptoms", "mood_scales"]))).toEqual(standard);
});

it("what she doesn't track comes last, and nothing goes", () => {
  expect(own(setupWith(["flow"]))).toEqual(["predictions", "averages", "check-in", "symptoms"]);
  expect(cardsFor(setupWith([])).toSorted()).toEqual(cardsFor(null).toSorted());
});

it("with endometriosis her symptoms come before what may come", () => {
  expect(own(setupWith(["mood_scales"], true))).toEqual([
    ...["check-in", "symptoms", "predictions", "averages"],
  ]);
});
