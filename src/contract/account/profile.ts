import * as z from "zod/mini";
import { LifeStageSchema } from "../entries/life-stage.ts";
import { namedMethods } from "../entries/named-methods.ts";
import type { SymptomType } from "../entries/symptoms.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { revised } from "../kernel/entry.ts";
import {
  DayOrInstantSchema,
  DaySchema,
  InstantSchema,
  limited,
  PersonNameSchema,
} from "../kernel/fields.ts";
import { type LanguageName, languageTable } from "../kernel/language-tag.ts";
import { oneOf, TenScaleSchema, wholeNumberFrom, YesNoSchema } from "../kernel/scales.ts";
import { entryKinds } from "../kinds.ts";
import { SetupSchema } from "./setup.ts";

export const countries = [
  "South Africa",
  "Nigeria",
  "Kenya",
  "Ghana",
  "Tanzania",
  "Uganda",
  "Ethiopia",
  "Zimbabwe",
  "Other",
] as const;
export const languages = languageTable.map(({ name }) => name) as [LanguageName, ...LanguageName[]];
export const regularities = ["regular", "irregular", "not_sure"] as const;
export const pcosAnswers = ["yes", "no", "unsure"] as const;
export const pregnancyAnswers = ["pregnant", "not_pregnant", "unsure"] as const;
export const contraceptions = ["none", ...namedMethods, "other"] as const;

/** Onboarding offers the first four; My Goals offers all. */
export const goals = [
  "track-periods",
  "manage-pcos",
  "fertility",
  "symptom-relief",
  "balanced-energy",
  "better-sleep",
  "less-stress",
  "move-more",
  "eat-well",
  "doctor-visit",
] as const;
export const onboardingGoals = goals.slice(0, 4);

/** The symptoms onboarding asks about, with their types in the symptom log. */
export const toldSymptoms = {
  "Acne (Face)": "acne_face",
  "Acne (Back)": "acne_back",
  "Excess Hair (Hirsutism)": "excess_hair",
  "Hair Thinning": "hair_thinning",
  Bloating: "bloating",
  "Pelvic Pain": "pelvic_pain",
  Fatigue: "fatigue",
  "Brain Fog": "brain_fog",
  "Sugar Cravings": "cravings_sugar",
  "Carb Cravings": "cravings_carbs",
  "Mood Swings": "mood_swings",
  "Breast Tenderness": "breast_tenderness",
} as const satisfies Readonly<Record<string, SymptomType>>;
export type ToldSymptom = keyof typeof toldSymptoms;
export const onboardingSymptoms = Object.keys(toldSymptoms) as [ToldSymptom, ...ToldSymptom[]];

/** The version of the consent text; raised when the wording changes. */
export const CONSENT_VERSION = "2026-11-22";

export const AGE_MIN = 13;
export const AGE_MAX = 100;
/** Below this age a parent or guardian must agree as well (POPIA s. 34–35, NDPA s. 31). */
export const AGE_OF_CONSENT = 18;
export const CYCLE_LENGTH_MIN = 21;
export const CYCLE_LENGTH_MAX = 35;
/** Bounds in days of the shortest and longest of irregular cycles. */
export const CYCLE_RANGE = { min: 10, max: 365 } as const;

const GoalsSchema = z.array(oneOf(goals)).check(z.minLength(1), z.maxLength(goals.length));

/** Severity 0 removes the symptom; without a severity its strength is unknown. */
const OnboardingSymptomsSchema = z
  .array(z.strictObject({ name: oneOf(onboardingSymptoms), severity: z.optional(TenScaleSchema) }))
  .check(z.maxLength(onboardingSymptoms.length));

const ConsentSchema = z.object({
  version: z.string(),
  at: InstantSchema,
  guardianName: z.nullable(z.string()),
});

/** The profile as stored; `null` for an unanswered field. */
export const StoredProfileSchema = z.object({
  name: z.string(),
  /** Years on `ageToldOn`; read through `ageOn`, which adds the years since. */
  age: z.nullable(z.number()),
  ageToldOn: z._default(z.nullable(DaySchema), null),
  country: z.nullable(oneOf(countries)),
  preferredLanguage: oneOf(languages),
  timeZone: z.nullable(z.string()),
  lastPeriodDate: z.nullable(DaySchema),
  cycleRegularity: z.nullable(oneOf(regularities)),
  averageCycleLength: z.nullable(z.number()),
  /** Bounds of irregular cycles as stated, in days. */
  shortestCycleLength: z._default(z.nullable(z.number()), null),
  longestCycleLength: z._default(z.nullable(z.number()), null),
  pcosDiagnosis: z.nullable(oneOf(pcosAnswers)),
  onboardingSymptoms: z.array(
    z.object({ name: oneOf(onboardingSymptoms), severity: z.optional(z.number()) }),
  ),
  goals: z.array(oneOf(goals)),
  contraception: z.nullable(oneOf(contraceptions)),
  notifications: z.boolean(),
  hidesFertility: z._default(z.boolean(), false),
  pregnancyStatus: z.nullable(oneOf(pregnancyAnswers)),
  /** With the wording agreed to, and the guardian who agreed too. */
  consent: z.nullable(ConsentSchema),
  /** The consents to earlier wordings, oldest first. */
  earlierConsents: z._default(z.array(ConsentSchema), []),
  onboardingComplete: z.boolean(),
  /** Answers of the setup wizard; `null` or `isUnfinished` until it is completed on some device. */
  setup: z._default(z.nullable(SetupSchema), null),
});
export type StoredProfile = z.infer<typeof StoredProfileSchema>;

/** The profile as returned: `contraception` and `pregnancyStatus` reflect the history. */
export const ProfileSchema = z.extend(StoredProfileSchema, {
  lifeStages: z._default(z.array(LifeStageSchema), []),
});
export type Profile = z.infer<typeof ProfileSchema>;

const RevisedProfileSchema = revised(ProfileSchema);

/**
 * Returns the profile.
 * @example GET → 200 {"name":"Thandi","age":29,"ageToldOn":"2026-11-20","country":"South Africa",…,"onboardingComplete":true}
 */
export const getProfile = endpoint({
  method: "GET",
  path: entryKinds.profile.path,
  summary: "The profile",
  request: {},
  response: RevisedProfileSchema,
});

/**
 * Changes the fields sent and leaves the others. Setting `onboardingComplete` requires age,
 * country, regularity, PCOS answer, a goal and consent, in this call or before; under 18 also the
 * name of the parent or guardian who agrees. `averageCycleLength` (days) is stored only for regular
 * cycles, `shortestCycleLength` and `longestCycleLength` only for others. `ageToldOn` becomes today
 * when the age changes. `privacyConsent` agrees to the current wording; under 18 a new wording needs
 * `guardianName` again. A new `contraception` or `pregnancyStatus` ends the ongoing stage in the
 * history and starts the new one.
 * Errors: 412 `conflict`; 422 `invalid_input` with one entry for each field.
 * @example PATCH {"pregnancyStatus":"not_pregnant"} → 200 {"name":"Thandi",…}
 */
export const changeProfile = endpoint({
  method: "PATCH",
  path: entryKinds.profile.path,
  summary: "Change the profile",
  request: {
    body: z.strictObject({
      name: z.optional(PersonNameSchema),
      age: z.optional(wholeNumberFrom(AGE_MIN, AGE_MAX)),
      country: z.optional(oneOf(countries)),
      preferredLanguage: z.optional(oneOf(languages)),
      timeZone: z.optional(limited(64)),
      lastPeriodDate: z.optional(z.nullable(DayOrInstantSchema)),
      cycleRegularity: z.optional(oneOf(regularities)),
      averageCycleLength: z.optional(
        z.nullable(wholeNumberFrom(CYCLE_LENGTH_MIN, CYCLE_LENGTH_MAX)),
      ),
      shortestCycleLength: z.optional(
        z.nullable(wholeNumberFrom(CYCLE_RANGE.min, CYCLE_RANGE.max)),
      ),
      longestCycleLength: z.optional(z.nullable(wholeNumberFrom(CYCLE_RANGE.min, CYCLE_RANGE.max))),
      pcosDiagnosis: z.optional(oneOf(pcosAnswers)),
      onboardingSymptoms: z.optional(OnboardingSymptomsSchema),
      goals: z.optional(GoalsSchema),
      contraception: z.optional(z.nullable(oneOf(contraceptions))),
      notifications: z.optional(YesNoSchema),
      hidesFertility: z.optional(YesNoSchema),
      pregnancyStatus: z.optional(oneOf(pregnancyAnswers)),
      privacyConsent: z.optional(z.literal(true)),
      guardianName: z.optional(PersonNameSchema),
      onboardingComplete: z.optional(YesNoSchema),
      setup: z.optional(SetupSchema),
    }),
  },
  response: RevisedProfileSchema,
  entry: RevisedProfileSchema,
});
