import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import type { Profile } from "#contract/account/profile.ts";
import { addDays } from "#domain/days/calendar-day.ts";
import { gestationOn } from "#domain/stage/gestation.ts";
import { stageNow } from "#domain/stage/stage-now.ts";
import { today, viewOf } from "../overview/testing/example-overview.ts";
import { checkWords, stageRing } from "./view-model.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const from = (days: number) => addDays(today, -days);
const ringOf = (changes: Partial<Profile>) => {
  const { facts, overview } = viewOf([], changes);
  return stageRing(stageNow({ facts, forecast: overview.forecast }, today), i18n);
};
const pregnancy = { id: "p", kind: "pregnancy" } as const;

describe("the ring of a stage", () => {
  it("has a bead for each week of a pregnancy, and room for the rest of the 40", () => {
    const { drawing, label, weeks } = ringOf({
      pregnancyStatus: "pregnant",
      lifeStages: [{ ...pregnancy, from: from(73) }],
    });
    expect(drawing.beads).toHaveLength(11);
    expect(drawing.beads.at(-1)?.today).toBe("10");
    expect(drawing.ahead).toBe(30);
    expect(weeks?.number).toBe(10);
    expect(label).toBe("Pregnant: 10 weeks, 3 days.");
  });

  it("counts nothing in a pregnancy without dates, or after one", () => {
    const undated = ringOf({ pregnancyStatus: "pregnant" });
    expect(undated).toMatchObject({ weeks: null, label: "Pregnant" });
    expect(undated.drawing.beads).toEqual([]);
    const lost = { ...pregnancy, from: from(70), to: from(10), ending: "loss" as const };
    expect(ringOf({ lifeStages: [lost] }).label).toBe("Your cycle has not come back yet.");
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
