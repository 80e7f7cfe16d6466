import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changeProfile,
  onboardingGoals,
  onboardingSymptoms,
  pcosAnswers,
  regularities,
} from "#contract/account/profile.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { toggled } from "#web/entry/toggled.ts";
import {
  CONSENT_STEP,
  canContinue,
  countryOfZone,
  DraftSchema,
  emptyDraft,
  factsOfDraft,
  firstEstimate,
  isAgeValid,
  isAverageCycleLengthValid,
  needsGuardian,
  type OnboardingDraft,
  profileOf,
  refusedField,
  withSymptom,
} from "./view-model.ts";

const answered: OnboardingDraft = {
  ...emptyDraft,
  lastPeriodDate: "2026-11-02",
  age: "29",
  country: "South Africa",
  cycleRegularity: "regular",
  averageCycleLength: "30",
  pcosDiagnosis: "yes",
  symptoms: { Fatigue: 7, "Acne (Face)": 3 },
  goals: ["manage-pcos"],
  privacyConsent: true,
};

describe("continuing onboarding", () => {
  it("from the welcome step needs nothing", () => {
    expect(canContinue(0, emptyDraft)).toBe(true);
  });

  it("from the last-period step needs a date [S2-29]", () => {
    expect(canContinue(1, emptyDraft)).toBe(false);
    expect(canContinue(1, answered)).toBe(true);
  });

  it("from the last-period step needs no date if the user does not remember it", () => {
    expect(canContinue(1, { ...emptyDraft, isLastPeriodForgotten: true })).toBe(true);
  });

  it("from the step about you needs both age and country [S5-07]", () => {
    expect(canContinue(2, { ...emptyDraft, age: "29" })).toBe(false);
    expect(canContinue(2, { ...emptyDraft, country: "Kenya" })).toBe(false);
    expect(canContinue(2, { ...emptyDraft, age: " ", country: "Kenya" })).toBe(false);
    expect(canContinue(2, { ...emptyDraft, age: "29", country: "Kenya" })).toBe(true);
  });

  it("from the step cycle and health needs regularity and the PCOS answer, not symptoms [S5-08]", () => {
    expect(canContinue(3, { ...emptyDraft, cycleRegularity: "irregular" })).toBe(false);
    expect(canContinue(3, { ...emptyDraft, pcosDiagnosis: "no" })).toBe(false);
    expect(canContinue(3, { ...answered, symptoms: {}, averageCycleLength: "" })).toBe(true);
  });

  it("from the step what brings you here needs a goal, not contraception [S5-10]", () => {
    expect(canContinue(4, { ...answered, goals: [] })).toBe(false);
    expect(canContinue(4, { ...answered, contraception: "" })).toBe(true);
  });

  it("from consent needs the checkbox [S5-11]", () => {
    expect(canContinue(CONSENT_STEP, { ...answered, privacyConsent: false })).toBe(false);
    expect(canContinue(CONSENT_STEP, answered)).toBe(true);
  });

  it("from consent under 18 also needs the guardian's name and agreement", () => {
    const minor = { ...answered, age: "17" };
    expect(canContinue(2, minor)).toBe(false);
    expect(canContinue(2, { ...minor, guardianConsent: true, guardianName: "Nomsa" })).toBe(true);
    expect(canContinue(CONSENT_STEP, minor)).toBe(false);
    expect(canContinue(CONSENT_STEP, { ...minor, guardianName: "Nomsa" })).toBe(false);
    expect(canContinue(CONSENT_STEP, { ...minor, guardianConsent: true })).toBe(false);
    const named = { ...minor, guardianConsent: true };
    expect(canContinue(CONSENT_STEP, { ...named, guardianName: "  " })).toBe(false);
    expect(canContinue(CONSENT_STEP, { ...named, guardianName: "Nomsa" })).toBe(true);
  });
});

describe("an age", () => {
  it.each(["13", "17", "100", " 29 "])("of %s is accepted [S5-06 S9-05]", (age) => {
    expect(isAgeValid({ age })).toBe(true);
  });

  it.each(["", "12", "101", "13.5", "-20", "1e2", "twenty", "0x20"])(
    "of %j is rejected [S5-06]",
    (age) => {
      expect(isAgeValid({ age })).toBe(false);
    },
  );

  it("below 18 needs a guardian; 18 does not", () => {
    expect(needsGuardian({ age: "17" })).toBe(true);
    expect(needsGuardian({ age: "18" })).toBe(false);
    expect(needsGuardian({ age: "12" })).toBe(false);
  });
});

describe("the average cycle length", () => {
  it.each([
    ["", true],
    ["21", true],
    ["35", true],
    ["20", false],
    ["36", false],
    ["28.5", false],
  ])("of %j is accepted: %s", (averageCycleLength, taken) => {
    expect(isAverageCycleLengthValid({ ...answered, averageCycleLength })).toBe(taken);
  });

  it("is checked only if cycles are regular", () => {
    const draft: OnboardingDraft = { ...answered, cycleRegularity: "irregular" };
    expect(isAverageCycleLengthValid({ ...draft, averageCycleLength: "90" })).toBe(true);
  });
});

describe("symptoms", () => {
  it("take a severity from 1 to 10 [S3-07]", () => {
    const symptoms = { Bloating: 4, Fatigue: 10 };
    expect(profileOf({ ...answered, symptoms }).onboardingSymptoms).toEqual([
      { name: "Bloating", severity: 4 },
      { name: "Fatigue", severity: 10 },
    ]);
  });

  it("with severity 0 are an answer but not a symptom [S3-07]", () => {
    const draft = { ...answered, symptoms: { Bloating: 0, Fatigue: 1 } };
    expect(DraftSchema.parse(draft).symptoms).toEqual({ Bloating: 0, Fatigue: 1 });
    expect(profileOf(draft).onboardingSymptoms).toEqual([{ name: "Fatigue", severity: 1 }]);
  });

  it("are sent with the initial severity of 5 if it is not changed", () => {
    const chosen = withSymptom({ Fatigue: 7 }, "Bloating");
    expect(profileOf({ ...answered, symptoms: chosen }).onboardingSymptoms).toEqual([
      { name: "Bloating", severity: 5 },
      { name: "Fatigue", severity: 7 },
    ]);
    expect(withSymptom(chosen, "Bloating")).toEqual({ Fatigue: 7 });
  });

  it("are twelve [S3-07]", () => {
    expect(onboardingSymptoms.join(", ")).toBe(
      "Acne (Face), Acne (Back), Excess Hair (Hirsutism), Hair Thinning, Bloating, Pelvic Pain, " +
        "Fatigue, Brain Fog, Sugar Cravings, Carb Cravings, Mood Swings, Breast Tenderness",
    );
  });
});

describe("what is sent", () => {
  it("contains every answer [S3-03 S7-10]", () => {
    expect(profileOf({ ...answered, contraception: "iud", language: "Swahili" })).toEqual({
      age: 29,
      country: "South Africa",
      preferredLanguage: "Swahili",
      cycleRegularity: "regular",
      averageCycleLength: 30,
      pcosDiagnosis: "yes",
      lastPeriodDate: "2026-11-02",
      onboardingSymptoms: [
        { name: "Acne (Face)", severity: 3 },
        { name: "Fatigue", severity: 7 },
      ],
      goals: ["manage-pcos"],
      contraception: "iud",
      notifications: true,
      privacyConsent: true,
      onboardingComplete: true,
    });
  });

  it.each(["irregular", "not_sure"] as const)(
    "has no average length when cycles are %s [S5-09]",
    (cycleRegularity) => {
      expect(profileOf({ ...answered, cycleRegularity })).not.toHaveProperty("averageCycleLength");
    },
  );

  it("contains the range of irregular cycles and the concerns for the setup wizard", () => {
    const irregular = { ...answered, cycleRegularity: "irregular" } as const;
    const range = { shortestCycleLength: "28", longestCycleLength: "75" };
    const body = profileOf({ ...irregular, ...range, hasEndometriosis: true });
    expect(body).toMatchObject({
      shortestCycleLength: 28,
      longestCycleLength: 75,
      setup: { conditions: { pcos: true, endo: true, pms_pmdd: false }, isUnfinished: true },
    });
    expect(changeProfile.request.body.safeParse(body).success).toBe(true);
    expect(profileOf({ ...answered, ...range })).not.toHaveProperty("longestCycleLength");
    expect(refusedField(3, { ...irregular, ...range, longestCycleLength: "400" })).toBe(
      "longestCycleLength",
    );
  });

  it("has null for a skipped last period and no contraception that was not chosen [S5-12]", () => {
    const profile = profileOf({ ...answered, lastPeriodDate: null });
    expect(profile).toMatchObject({ lastPeriodDate: null });
    expect(profile).not.toHaveProperty("contraception");
  });

  it("contains the guardian only under 18", () => {
    const named = { ...answered, guardianName: " Nomsa Dube ", guardianConsent: true };
    expect(profileOf({ ...named, age: "16" })).toMatchObject({ guardianName: "Nomsa Dube" });
    expect(profileOf({ ...named, age: "18" })).not.toHaveProperty("guardianName");
  });

  it("passes the contract's schema [S3-03]", () => {
    const bodies = [profileOf(answered), profileOf({ ...answered, age: "14", guardianName: "N" })];
    for (const body of bodies) {
      expect(changeProfile.request.body.safeParse(body).success).toBe(true);
    }
  });
});

it("the country is preset from the device's time zone if the zone is in one of the countries", () => {
  expect(countryOfZone("Africa/Lagos")).toBe("Nigeria");
  expect(countryOfZone("Europe/London")).toBe("");
});

it("English and notifications are preselected, and consent is not [S3-05]", () => {
  expect(emptyDraft).toMatchObject({
    language: "English",
    notifications: true,
    privacyConsent: false,
  });
});

it("onboarding offers four goals [S3-08]", () => {
  expect(onboardingGoals).toEqual(["track-periods", "manage-pcos", "fertility", "symptom-relief"]);
});

describe("the start of the next period", () => {
  const today = calendarDay("2026-11-20");
  const draft = (changes: Partial<OnboardingDraft>) => ({ ...emptyDraft, ...changes });
  const said = (changes: Partial<OnboardingDraft>) =>
    firstEstimate(factsOfDraft(draft({ lastPeriodDate: "2026-11-02", ...changes }), today), today);

  it("is 28 days after the last if there is no other answer [S2-30 S9-02]", () => {
    expect(said({})).toEqual({ kind: "day", day: "2026-11-30", length: 28 });
    expect(said({ lastPeriodDate: "2026-10-23" })).toMatchObject({ kind: "day", day: today });
    expect(said({ cycleRegularity: "regular", pcosDiagnosis: "no", age: "31" })).toMatchObject({
      day: "2026-11-30",
    });
  });

  it("uses the average length of regular cycles", () => {
    const regular = { cycleRegularity: "regular", averageCycleLength: "31", age: "29" } as const;
    expect(said(regular)).toEqual({ kind: "day", day: "2026-12-03", length: 31 });
  });

  it("is a range if hard to predict, and absent before the last period is known", () => {
    const pcos = { cycleRegularity: "irregular", pcosDiagnosis: "yes", age: "24" } as const;
    expect(said({ ...pcos, lastPeriodDate: "2026-10-17" })).toMatchObject({ kind: "range" });
    expect(said({ lastPeriodDate: null })).toBeNull();
  });

  it("is absent if another period has most likely started since", () => {
    const regular = { cycleRegularity: "regular", averageCycleLength: "28", age: "31" } as const;
    expect(said({ ...regular, lastPeriodDate: "2026-09-01" })).toEqual({ kind: "lapsed" });
  });

  it("is never in the past, whatever the answers", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom(...regularities, "" as const),
        fc.constantFrom(...pcosAnswers, "" as const),
        fc.constantFrom("", "15", "24", "47"),
        fc.constantFrom("", "21", "28", "35"),
        (ago, cycleRegularity, pcosDiagnosis, age, averageCycleLength) => {
          const lastPeriodDate = addDays(today, -ago);
          const answers = { cycleRegularity, pcosDiagnosis, age, averageCycleLength };
          const estimate = said({ lastPeriodDate, ...answers });
          if (estimate?.kind === "day") expect(estimate.day >= today).toBe(true);
          if (estimate?.kind === "range") expect(estimate.range.first >= today).toBe(true);
        },
      ),
    );
  });
});

it("choosing a goal twice deselects it", () => {
  expect(toggled(toggled(["fertility"], "track-periods"), "fertility")).toEqual(["track-periods"]);
});

it("a stored draft with an invalid date is ignored", () => {
  expect(DraftSchema.safeParse({ ...answered, lastPeriodDate: "2026-02-30" }).success).toBe(false);
  expect(DraftSchema.safeParse(answered).success).toBe(true);
});
