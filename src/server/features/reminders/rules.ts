import type { Profile } from "#contract/account/profile.ts";
import type { LifeStage } from "#contract/entries/life-stage.ts";
import { factsOf } from "#contract/insights/facts.ts";
import type { RecordFacts } from "#contract/push/messages-of.ts";
import type { MessageFacts, Reminders, Scheduled } from "#contract/push/reminders.ts";
import { withoutGaps, withoutUndefined } from "#domain/basics/field-gaps.ts";
import { carePlan } from "#domain/care/care-plan.ts";
import { knownStartDays } from "#domain/cycles/cycle-history.ts";
import { dayRecords } from "#domain/day/day-record.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { nextInjectionDay } from "#domain/life/life-stage.ts";
import type { ReminderFacts } from "#domain/reminders/reminders-on.ts";
import { stageDays } from "#domain/reminders/stage-days.ts";
import { daysWithHormones, PACK_DAYS } from "#domain/stage/method-calendar.ts";
import { stageNow } from "#domain/stage/stage-now.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import { readDays } from "#server/storage/journal/reading/read-days.ts";
import type { Reader } from "#server/storage/journal/reading/reader.ts";

/** Days before today whose injections can still be answered. */
const DOSE_DAYS = 4;
const NO_CONDITIONS = { pcos: false, endo: false, pms_pmdd: false };

export type KnownForecast = Pick<ReminderFacts, "forecast" | "fertileWindow">;

export async function readReminderFacts(
  reader: Reader,
  profile: Profile,
  today: CalendarDay,
  {
    forecast,
    fertileWindow,
    hasRecoveryCode,
  }: KnownForecast & Pick<ReminderFacts, "hasRecoveryCode">,
): Promise<RecordFacts> {
  const [cycles, medicines, doses, plan] = await Promise.all([
    reader.list("cycle"),
    reader.list("medicine"),
    reader.list("dose", { from: addDays(today, -DOSE_DAYS), to: today }),
    reader.find("carePlan", ONLY),
  ]);
  const facts = factsOf(cycles, profile, today);
  const cycleStarts = knownStartDays(facts);
  const { goals, setup } = profile;
  const stage = stageNow({ facts, forecast, goals }, today);
  const conditions = setup?.conditions ?? NO_CONDITIONS;
  const steps = carePlan({ pcos: facts.pcos, stage: stage.kind, goals, conditions });
  const sources = await readDays(reader, { from: today, to: today });
  return {
    today,
    hasLoggedToday: dayRecords(sources).has(today),
    medicines: medicines.map((medicine) => ({
      medicine,
      doses: doses.filter(({ medicineId }) => medicineId === medicine.id),
      cycleStarts,
    })),
    methods: profile.lifeStages.flatMap(schedulesOfMethod),
    forecast,
    fertileWindow,
    stageDays: stageDays(stage).filter(({ day }) => day >= today),
    openCareSteps: steps.filter(({ key }) => !plan?.done.includes(key)).length,
    hasRecoveryCode,
  };
}

/** Returns the data from which a device computes messages, except the cycle, which it has already. */
export const factsForDevice = ({
  hasLoggedToday,
  openCareSteps,
  hasRecoveryCode,
  stageDays: ofStage,
  methods,
  medicines,
}: RecordFacts): Omit<MessageFacts, "choices"> => ({
  hasLoggedToday,
  openCareSteps,
  hasRecoveryCode,
  methods: [...methods],
  stageDays: [...ofStage],
  medicines: medicines.map(({ medicine, doses }) => ({ medicine, doses: [...doses] })),
});

/** Returns the reminders of a current contraceptive method, from the start of its last pack. */
function schedulesOfMethod(stage: LifeStage): Scheduled[] {
  const { method, from, to, packFrom = from } = stage;
  if (method === "injection") return injectionsOf(stage);
  const daysTaken = daysWithHormones(stage);
  if (daysTaken === null || packFrom === undefined || to !== undefined) return [];
  const pack: Scheduled = {
    schedule: { kind: "pack", daysTaken, daysPaused: PACK_DAYS - daysTaken, timesADay: 1 },
    startDate: packFrom,
  };
  // The second and third patch.
  const changes =
    method === "patch" ? [7, 14].map((count) => every(4, addDays(packFrom, count))) : [];
  return [pack, ...changes];
}

const every = (count: number, startDate: CalendarDay): Scheduled => ({
  schedule: { kind: "every", count, unit: "weeks", timesADay: 1 },
  startDate,
});

/** The next injection after the last known; every one after that where none was logged since. */
function injectionsOf(stage: LifeStage): Scheduled[] {
  const { from, to, everyWeeks, whyStopped } = stage;
  const last = to ?? from;
  if (everyWeeks === undefined || last === undefined || whyStopped !== undefined) return [];
  const startDate = nextInjectionDay(last, stage);
  return [{ ...every(everyWeeks, startDate), ...(to !== undefined && { endDate: startDate }) }];
}

type Changes = { readonly [Field in keyof Reminders]?: Reminders[Field] | null | undefined };

export const withChanges = (before: Reminders, changes: Changes): Reminders =>
  withoutGaps({ ...before, ...withoutUndefined(changes) });
