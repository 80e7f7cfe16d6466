import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import type { Profile } from "#contract/account/profile.ts";
import { addDays } from "#domain/days/calendar-day.ts";
import { gestationOn } from "#domain/stage/gestation.ts";
import { stageNow } from "#domain/stage/stage-now.ts";
import { today, viewOf } from "../overview/testing/example-overview.ts";
import { checkWords, measuredDays, stageRing } from "./view-model.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const from = (days: number) => addDays(today, -days);
const ringOf = (changes: Partial<Profile>) => {
  const { facts, overview } = viewOf([], changes);
  const stage = stageNow({ facts, forecast: overview.forecast }, today);
  return stageRing(stage, overview, today, i18n);
};
const pregnancy = { id: "p", kind: "pregnancy" } as const;

describe("the ring of a stage", () => {
  it("has a bead for each week of a pregnancy, and room for the rest of the 40", () => {
    const { drawing, label, count } = ringOf({
      pregnancyStatus: "pregnant",
      lifeStages: [{ ...pregnancy, from: from(73) }],
    });
    expect(drawing.beads).toHaveLength(11);
    expect(drawing.beads.at(-1)?.today).toBe("10");
    expect(drawing.ahead).toBe(30);
    expect(count?.number).toBe(10);
    expect(label).toBe("Pregnant: 10 weeks, 3 days.");
  });

  it("counts nothing in a pregnancy without dates, or after one", () => {
    const undated = ringOf({ pregnancyStatus: "pregnant" });
    expect(undated).toMatchObject({ count: null, label: "Pregnant" });
    expect(undated.drawing.beads).toEqual([]);
    const lost = { ...pregnancy, from: from(70), to: from(10), ending: "loss" as const };
    expect(ringOf({ lifeStages: [lost] }).label).toBe("Your cycle has not come back yet.");
  });
});

describe("the ring of a method", () => {
  const use = { id: "c", kind: "contraception" } as const;

  it("has a bead for each day of the pack, and a ribbon over the days without hormones", () => {
    const { drawing, label, count } = ringOf({
      lifeStages: [{ ...use, method: "pill", pack: "21_7", from: from(12) }],
    });
    expect(drawing.beads).toHaveLength(13);
    expect(drawing.beads.at(-1)?.today).toBe("13");
    expect(drawing).toMatchObject({ ahead: 15, ribbon: { from: 9 } });
    expect(drawing.ribbon?.probabilities).toHaveLength(7);
    expect(count?.number).toBe(13);
    expect(label).toMatch(/^Day 13 of 28 of your pack\. Days without hormones: /);
  });

  it("marks the last day of a pack once", () => {
    const { drawing } = ringOf({
      lifeStages: [{ ...use, method: "pill", pack: "21_7", from: from(27) }],
    });
    expect(drawing.marks).toMatchObject([{ day: 0 }]);
  });

  it("counts the weeks to the next injection, and its days in the last two weeks", () => {
    const injected = (days: number) =>
      ringOf({ lifeStages: [{ ...use, method: "injection", to: from(days) }] });
    const early = injected(16);
    expect(early.drawing.beads).toHaveLength(3);
    expect(early.drawing).toMatchObject({ ahead: 10, marks: [{ day: 10 }] });
    expect(early.count?.number).toBe(9);
    expect(injected(80).count?.number).toBe(4);
  });

  it("counts the days since an injection was due, while the last one acts", () => {
    const late = ringOf({ lifeStages: [{ ...use, method: "injection", to: from(87) }] });
    expect(late.count).toMatchObject({ number: 3, above: { message: "Overdue" } });
    expect(late.label).toBe("Injection overdue");
    expect(late.drawing).toMatchObject({ ahead: 0, marks: [] });
  });

  it("is quiet without a calendar", () => {
    expect(ringOf({ lifeStages: [{ ...use, method: "implant" }] }).drawing.beads).toEqual([]);
  });
});

describe("the next check of a pregnancy", () => {
  const wordsAt = (weeks: number, days = 0) => {
    const gestation = gestationOn(from(7 * weeks + days), today);
    return i18n._(checkWords(gestation, today, "en"));
  };

  it("is named with its weeks and day", () => {
    expect(wordsAt(10)).toBe("Your first: by Dec 4, before 12 weeks");
    expect(wordsAt(28)).toBe("At 30 weeks: about Dec 4");
    expect(wordsAt(30)).toBe("This week, at 30 weeks");
    expect(wordsAt(40, 1)).toBe("Past 40 weeks: ask your clinic this week when to come.");
  });
});

it("the measures of a pregnancy are its own, newest first", () => {
  const entry = (days: number, weight: number) => ({ id: `m${days}`, date: from(days), weight });
  const entries = [entry(2, 69.5), entry(40, 66), entry(100, 60)];
  expect(measuredDays(entries, "weight", from(70), i18n).map(({ value }) => value)).toEqual([
    "69.5 kg",
    "66 kg",
  ]);
  expect(measuredDays(entries, "bloodPressure", null, i18n)).toEqual([]);
});
