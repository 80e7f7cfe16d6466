import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import type { Subject } from "../codes/subject.ts";
import { conditionsOf } from "./condition.ts";

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

describe("a self-reported condition", () => {
  it("is PCOS if the user reports a diagnosis, and absent if unsure", () => {
    expect(codesOf({ pcosDiagnosis: "yes", setup: null })).toEqual(["E28.2"]);
    for (const pcosDiagnosis of ["no", "unsure", null] as const) {
      expect(codesOf({ pcosDiagnosis, setup: null })).toEqual([]);
    }
  });

  it("is not PCOS if the user only selected it as a concern", () => {
    const setup = setupWith({ pcos: true, endo: false, pms_pmdd: false });
    expect(codesOf({ pcosDiagnosis: "unsure", setup })).toEqual([]);
  });

  it("is endometriosis, or premenstrual trouble under ICD-10's single code", () => {
    const setup = setupWith({ pcos: false, endo: true, pms_pmdd: true });
    expect(codesOf({ pcosDiagnosis: null, setup })).toEqual(["N80.9", "N94.3"]);
  });

  it("is unconfirmed, asserted by the patient, and says so in words", () => {
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
