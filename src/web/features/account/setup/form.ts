import type { Profile } from "#contract/account/profile.ts";
import { SETUP_CYCLE_LENGTH, type Setup } from "#contract/account/setup.ts";
import type { ProfileChanges } from "../profile/api.ts";
import { defaultRecord, type SetupRecord } from "./view-model.ts";

/** An `earlier` run of the wizard may be stored only in this browser. */
export function filledRecord(profile: Profile, earlier: SetupRecord | null): SetupRecord {
  const { setup } = profile;
  const firstName = setup?.firstName ?? earlier?.profile.firstName ?? firstWord(profile.name);
  const pcosFlags = setup?.pcosFlags ?? earlier?.pcosFlags ?? signsOf(profile);
  const conditions = setup?.conditions ??
    earlier?.conditions ?? { ...defaultRecord.conditions, pcos: profile.pcosDiagnosis === "yes" };
  return {
    ...defaultRecord,
    profile: firstName === "" ? {} : { firstName },
    cycle: cycleOf(profile, earlier),
    conditions,
    ...(conditions.pcos && { pcosFlags }),
    tracking: setup?.tracking ?? earlier?.tracking ?? defaultRecord.tracking,
    reminders: remindersOf(profile, earlier),
  };
}

function cycleOf(profile: Profile, earlier: SetupRecord | null): SetupRecord["cycle"] {
  const { lastPeriodDate, averageCycleLength, setup } = profile;
  const lastPeriodISO = lastPeriodDate ?? earlier?.cycle.lastPeriodISO;
  const cycleLength = onSlider(averageCycleLength) ?? earlier?.cycle.cycleLength;
  const periodLength = setup?.periodLength ?? earlier?.cycle.periodLength;
  return {
    ...(lastPeriodISO !== undefined && { lastPeriodISO }),
    ...(cycleLength !== undefined && { cycleLength }),
    ...(periodLength !== undefined && { periodLength }),
  };
}

function remindersOf(
  { notifications, setup }: Profile,
  earlier: SetupRecord | null,
): SetupRecord["reminders"] {
  if (!notifications) return { enabled: false };
  const { time, tone } = setup?.reminders ?? earlier?.reminders ?? {};
  return {
    enabled: true,
    ...(time !== undefined && { time }),
    ...(tone !== undefined && { tone }),
  };
}

function signsOf({ cycleRegularity, onboardingSymptoms }: Profile): Setup["pcosFlags"] {
  const names = onboardingSymptoms.map(({ name }) => name);
  return {
    irregular: cycleRegularity === "irregular",
    acne: names.includes("Acne (Face)") || names.includes("Acne (Back)"),
    hirsutism: names.includes("Excess Hair (Hirsutism)"),
    insulinResistance: false,
  };
}

const firstWord = (name: string) => name.trim().split(/\s/)[0] ?? "";

const onSlider = (days: number | null) =>
  days !== null && days >= SETUP_CYCLE_LENGTH.min && days <= SETUP_CYCLE_LENGTH.max
    ? days
    : undefined;

export function changesOf(record: SetupRecord, profile: Profile): ProfileChanges {
  const { lastPeriodISO, cycleLength } = record.cycle;
  const { enabled } = record.reminders;
  const hasOtherLength =
    profile.cycleRegularity === "regular" &&
    cycleLength !== undefined &&
    cycleLength !== profile.averageCycleLength;
  return {
    setup: setupOf(record, profile),
    ...(lastPeriodISO !== undefined &&
      lastPeriodISO !== profile.lastPeriodDate && { lastPeriodDate: lastPeriodISO }),
    ...(hasOtherLength && { averageCycleLength: cycleLength }),
    ...(enabled !== profile.notifications && { notifications: enabled }),
  };
}

function setupOf(record: SetupRecord, { name }: Profile): Setup {
  const { conditions, pcosFlags, tracking } = record;
  const { firstName } = record.profile;
  const { periodLength } = record.cycle;
  const { time, tone } = record.reminders;
  return {
    conditions,
    tracking,
    ...(firstName !== undefined && firstName !== firstWord(name) && { firstName }),
    ...(periodLength !== undefined && { periodLength }),
    ...(pcosFlags !== undefined && { pcosFlags }),
    ...(time !== undefined && tone !== undefined && { reminders: { time, tone } }),
  };
}
