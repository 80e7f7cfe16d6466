import { describe, expect, it } from "vitest";
import { changeProfile, type Profile, ProfileSchema } from "#contract/account/profile.ts";
import type { Setup } from "#contract/account/setup.ts";
import { changesOf, filledRecord } from "./form.ts";
import { defaultRecord, type SetupRecord } from "./view-model.ts";

const profileWith = (fields: object = {}): Profile =>
  ProfileSchema.parse({
    name: "Thandi Mokoena",
    age: 29,
    country: "South Africa",
    preferredLanguage: "English",
    timeZone: null,
    lastPeriodDate: null,
    cycleRegularity: "irregular",
    averageCycleLength: null,
    pcosDiagnosis: "yes",
    goals: ["manage-pcos"],
    onboardingSymptoms: [{ name: "Acne (Back)", severity: 6 }],
    contraception: null,
    notifications: false,
    pregnancyStatus: null,
    consent: null,
    onboardingComplete: true,
    ...fields,
  });
const setup: Setup = {
  firstName: "Tee",
  periodLength: 6,
  conditions: { pcos: true, endo: true, pms_pmdd: false, notes: "since 2019" },
  pcosFlags: { irregular: true, acne: false, hirsutism: false, insulinResistance: true },
  tracking: {
    selected: ["flow", "mood_scales"],
    moodScales: { pmdd: true, anxiety: false, acuteStress: false },
  },
  reminders: { time: "07:15", tone: "factual" },
};

describe("the wizard's initial answers", () => {
  it("contain those of onboarding: name, last period, PCOS and its signs", () => {
    const profile = profileWith({ lastPeriodDate: "2026-11-02" });
    expect(filledRecord(profile, null)).toEqual({
      ...defaultRecord,
      profile: { firstName: "Thandi" },
      cycle: { lastPeriodISO: "2026-11-02" },
      conditions: { pcos: true, endo: false, pms_pmdd: false },
      pcosFlags: { irregular: true, acne: true, hirsutism: false, insulinResistance: false },
    });
  });

  it("contain the conditions from onboarding, with the privacy box unticked", () => {
    const conditions = { pcos: true, endo: true, pms_pmdd: false };
    const filled = filledRecord(
      profileWith({
        consent: { version: "2026-11-22", at: "2026-11-20T08:00:00.000Z", guardianName: null },
        setup: { conditions, tracking: defaultRecord.tracking, isUnfinished: true },
      }),
      null,
    );
    expect(filled).toMatchObject({ conditions, consent: { accepted: false } });
    expect(filled.pcosFlags).toMatchObject({ irregular: true, acne: true });
  });

  it("contain those from another device, and those stored only in this browser", () => {
    const earlier: SetupRecord = {
      ...defaultRecord,
      cycle: { lastPeriodISO: "2026-10-01", cycleLength: 33, periodLength: 3 },
    };
    const filled = filledRecord(profileWith({ setup, notifications: true }), earlier);
    const { firstName, periodLength, reminders, ...same } = setup;
    expect(filled).toMatchObject({
      ...same,
      profile: { firstName },
      cycle: { lastPeriodISO: "2026-10-01", cycleLength: 33, periodLength },
      reminders: { enabled: true, ...reminders },
      consent: { accepted: false },
    });
  });

  it("contain no length outside the slider's range", () => {
    expect(filledRecord(profileWith({ averageCycleLength: 44 }), null).cycle).toEqual({});
  });
});

describe("the record saved by the wizard", () => {
  it("can be read back and passes the server's schema", () => {
    const profile = profileWith({ setup, notifications: true, lastPeriodDate: "2026-11-02" });
    const changes = changesOf(filledRecord(profile, null), profile);
    expect(changes).toEqual({ setup });
    expect(changeProfile.request.body.safeParse(changes).success).toBe(true);
  });

  it("changes a profile field only if the answer differs", () => {
    const record: SetupRecord = {
      ...defaultRecord,
      cycle: { lastPeriodISO: "2026-11-02", cycleLength: 31 },
      reminders: { enabled: true, time: "20:00", tone: "soft" },
    };
    expect(changesOf(record, profileWith())).toMatchObject({
      lastPeriodDate: "2026-11-02",
      notifications: true,
      setup: { reminders: { time: "20:00", tone: "soft" } },
    });
    expect(changesOf(record, profileWith())).not.toHaveProperty("averageCycleLength");
    const regular = profileWith({ cycleRegularity: "regular" });
    expect(changesOf(record, regular)).toMatchObject({ averageCycleLength: 31 });
  });
});
