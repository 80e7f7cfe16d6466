import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Medicine } from "#contract/entries/medicines.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { activateLanguage, i18n } from "#web/i18n/i18n.ts";
import { LONGEST_TEXT, listRows, listText } from "./view-model.ts";

const today = calendarDay("2026-11-20");
const everything = { withWhy: true, withSideEffects: true, withAdherence: true, withEnded: true };
const id = "0e6f1f3c-6f0e-4b51-9d2e-5a5c1f0b7a10";
const metformin: Medicine = {
  id,
  name: "Metformin",
  dose: 500,
  unit: "mg",
  schedule: { kind: "daily", timesADay: 2 },
  startDate: addDays(today, -2),
  why: "insulin",
  sideEffects: "Nausea in the morning.",
};
const ended: Medicine = {
  id: "5f6bb0a6-5b50-4b57-a0f5-2e4f1a0c0c11",
  name: "Iron",
  schedule: { kind: "weekdays", weekdays: [1, 4], timesADay: 1 },
  startDate: calendarDay("2026-01-05"),
  endDate: calendarDay("2026-03-01"),
};
const doses = [1, 2].map((slot) => ({
  id: crypto.randomUUID(),
  medicineId: id,
  date: addDays(today, -1),
  slot,
  answer: "taken" as const,
}));
const textOf = (medicines: readonly Medicine[], choices = everything) =>
  listText(listRows({ medicines, doses, cycleStarts: [] }, choices, today, i18n), today, i18n);

beforeAll(() => activateLanguage());

describe("the list as a message", () => {
  it("contains name, dose, schedule, start, reason, adherence and side effects", () => {
    expect(textOf([metformin])).toBe(
      [
        "My medicines and supplements, Nov 20, 2026",
        "• Metformin 500 mg: twice a day, since Nov 18, 2026. For: insulin. " +
          "Last 30 days: 2 of 2 logged doses, 2 not logged. Noticed: Nausea in the morning.",
      ].join("\n"),
    );
  });

  it("omits what was deselected", () => {
    const nothing = {
      withWhy: false,
      withSideEffects: false,
      withAdherence: false,
      withEnded: false,
    };
    expect(textOf([metformin, ended], nothing)).toBe(
      "My medicines and supplements, Nov 20, 2026\n" +
        "• Metformin 500 mg: twice a day, since Nov 18, 2026.",
    );
  });

  it("omits the adherence if nothing was noted", () => {
    expect(textOf([{ ...metformin, id: crypto.randomUUID() }])).not.toContain("Last 30 days");
  });

  it("lists ended medicines last, with both dates", () => {
    const lines = textOf([ended, metformin]).split("\n");
    expect(lines[2]).toBe("• Iron: once a day on Mon and Thu, Jan 5, 2026 to Mar 1, 2026.");
  });

  it("shortens long notes before omitting anything", () => {
    const long = { ...metformin, why: "🌙".repeat(600) };
    expect(textOf([long])).toContain(`${"🌙".repeat(59)}…`);
    expect(textOf([long])).toContain("Last 30 days");
  });

  it("counts the medicines that do not fit", () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      ...metformin,
      id: crypto.randomUUID(),
      name: `Medicine number ${index + 1}`,
    }));
    const text = textOf(many);
    const lines = text.split("\n").filter((line) => line.startsWith("•")).length;
    expect(text).toContain(`… and ${40 - lines} more.`);
  });

  it("always fits a chat message [S2-82]", () => {
    const anyMedicine = fc.record({
      id: fc.uuid(),
      name: fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }),
      schedule: fc.constantFrom(metformin.schedule, ended.schedule),
      startDate: fc.constant(today),
      why: fc.string({ unit: "grapheme", maxLength: 400 }),
      sideEffects: fc.string({ unit: "grapheme", maxLength: 400 }),
    });
    fc.assert(
      fc.property(fc.array(anyMedicine, { maxLength: 30 }), (medicines) => {
        expect(textOf(medicines).length).toBeLessThanOrEqual(LONGEST_TEXT);
      }),
    );
  });
});
