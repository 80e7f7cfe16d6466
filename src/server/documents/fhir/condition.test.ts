import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { conditionsOf } from "./condition.ts";
import type { Subject } from "./subject.ts";

const subject: Subject = {
  patient: { reference: "urn:uuid:p" },
  uuidOf: (...name) => name.join("-"),
  today: calendarDay("2026-11-20"),
  medicineNames: new Map(),
  assumedEnds: new Map(),
};

const setupWith = (conditions: { pcos: boolean; endo: boolean; pms_pmdd: boolean }) => ({
  conditions,
  tracking: { selected: [] },
});

const codesOf = (profile: Parameters<typeof conditionsOf>[0]) =>
  conditionsOf(profile, subject).map(({ code }) => code?.coding?.[0]?.code);

describe("a condition as she told it", () => {
  it("is PCOS where she says it was diagnosed, and not where she is unsure", () => {
    expect(codesOf({ pcosDiagnosis: "yes", setup: null })).toEqual(["E28.2"]);
    for (const pcosDiagnosis of ["no", "unsure", null] as const) {
      expect(codesOf({ pcosDiagnosis, setup: null })).toEqual([]);
    }
  });

  it("is no PCOS where she only said that it concerns her", () => {
    const setup = setupWith({ pcos: true, endo: false, pms_pmdd: false });
    expect(codesOf({ pcosDiagnosis: "unsure", setup })).toEqual([]);
  });

  it("is endometriosis, and premenstrual trouble under the one code ICD-10 has", () => {
    const setup = setupWith({ pcos: false, endo: true, pms_pmdd: true });
    expect(codesOf({ pcosDiagnosis: null, setup })).toEqual(["N80.9", "N94.3"]);
  });

  it("is unconfirmed, by her, and says so in words", () => {
    const [condition] = conditionsOf({ pcosDiagnosis: "yes", setup: null }, subject);
    expect(condition).toMatchObject({
      verificationStatus: { coding: [{ code: "unconfirmed" }] },
      asserter: { reference: "urn:uuid:p" },
      note: [{ text: expect.stringContaining("As she told it") }],
    });
    expect(condition?.code?.coding?.map(({ system }) => system)).toEqual([
      "http://hl7.org/fhir/sid/icd-10",
      "urn:mwezi:code",
    ]);
  });
});
