import { expect, it } from "vitest";
import type { Concern, ConcernEvidence } from "#domain/concerns/engine/concern.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { english, speechOf } from "#server/documents/language/speech-of.ts";
import { spokenConcern } from "./speech.ts";

const day = calendarDay("2026-11-03");

const heavy = (...evidence: ConcernEvidence[]): Concern => ({
  key: "bleed-heavy",
  urgency: "call-now",
  holdsFor: 2,
  source: "",
  evidence,
});
const words = (fact: ConcernEvidence["fact"], value: number | string, unit = "") =>
  spokenConcern(heavy({ fact, day, value, unit }), english).evidence[0];

it("a concern says what to do, why, and what to say and bring", () => {
  const spoken = spokenConcern(heavy(), english);
  expect(spoken.action).toBe("Call for help now, or let someone take you to hospital.");
  expect(spoken.reason).toMatch(/^Bleeding this heavy/);
  expect(spoken.ask).toBe("Do I need a blood count and a pregnancy test?");
  expect(spoken.bring).toBe("How many pads you used, and since when.");
});

it("the reason of low days names a loss beside a birth, as its rule counts both", () => {
  const low = { ...heavy(), key: "mood-low", subject: "two-weeks" } as const;
  expect(spokenConcern(low, english).reason).toMatch(/most of all after a birth or a loss\./);
});

it.each([
  ["hba1c", 9.8, "%", "HbA1c 9.8 % on Nov 3, 2026"],
  ["blood_pressure", "152/98", "mmHg", "Blood pressure 152/98 mmHg on Nov 3, 2026"],
  ["headache", 9, "", "Headache 9 of 10 on Nov 3, 2026"],
  ["headache", "yes", "", "Headache on Nov 3, 2026"],
  ["low_mood", 8, "", "Low mood 8 of 10 on Nov 3, 2026"],
  ["low_mood", "sad", "", "Mood: sad on Nov 3, 2026"],
  ["fainting", "yes", "", "Fainting on Nov 3, 2026"],
  ["flow", "heavy", "", "Flow: heavy on Nov 3, 2026"],
  ["bleeding_days", 25, "days", "Bleeding for 25 days from Nov 3, 2026"],
  ["medicine", "Isotretinoin", "", "Isotretinoin, from Nov 3, 2026"],
] as const)("the sentence for %s has its value, unit and day", (fact, value, unit, said) => {
  expect(words(fact, value, unit)).toBe(said);
});

it("a draft language has non-breaking spaces between number and unit or month", () => {
  const fact = { fact: "hba1c", day, value: 9.8, unit: "%" } as const;
  const said = spokenConcern(heavy(fact), speechOf("sw")).evidence[0];
  expect(said).toContain("9.8\u00a0%");
  expect(said).toContain("3\u00a0Nov 2026");
});
