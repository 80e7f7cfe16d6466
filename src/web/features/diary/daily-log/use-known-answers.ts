import type { Cycle } from "#contract/entries/cycles.ts";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import { bleedingDays } from "#domain/cycles/periods/bleeding-days.ts";
import type { LoggedBleeding } from "#domain/cycles/periods/flow-on-a-day.ts";
import type { DayFact, DaySource } from "#domain/day/day-fact.ts";
import { type DayRecord, dayRecord } from "#domain/day/day-record.ts";
import type { SymptomType } from "#domain/day/symptom-type.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import type { PcosAnswers, PcosForm } from "./form.ts";
import { useMonthSources } from "./use-month-sources.ts";

export type KnownFrom = Exclude<DaySource, "daily-log" | "device">;

export type KnownAnswers = {
  readonly [Key in keyof PcosAnswers]?:
    | {
        readonly value: NonNullable<PcosAnswers[Key]>;
        readonly from: KnownFrom;
      }
    | undefined;
};

function known<Value, Answer>(
  fact: DayFact<Value> | null | undefined,
  answerOf: (value: NonNullable<Value>) => Answer,
): { readonly value: Answer; readonly from: KnownFrom } | undefined {
  if (!fact || fact.source === "daily-log" || fact.source === "device") return undefined;
  return fact.value == null ? undefined : { value: answerOf(fact.value), from: fact.source };
}

export function knownAnswers(record: DayRecord): KnownAnswers {
  const severity = (type: SymptomType) =>
    known(
      record.symptoms.find((symptom) => symptom.type === type),
      Math.round,
    );
  return {
    period_flow: known(record.flow, (flow) => flow),
    pain_level: known(record.pain, Math.round),
    anxiety_level: known(record.anxiety, Math.round),
    stress_level: known(record.stress, Math.round),
    sleep_quality: known(record.sleep, Math.round),
    cervical_mucus: known(record.mucus, (mucus) => (mucus === "egg_white" ? "egg-white" : mucus)),
    bloating: severity("bloating"),
    brain_fog: severity("brain_fog"),
    hair_growth: severity("excess_hair"),
    hair_thinning: severity("hair_thinning"),
    pain_during_sex: severity("pain_during_sex"),
  };
}

/** A save must not make the older answer the most recent. */
export function withLaterAnswers(
  form: PcosForm,
  log: DailyLog | null,
  later: KnownAnswers,
): PcosForm {
  const own: Partial<Record<string, unknown>> = { ...log };
  const isOlder = (key: string) =>
    key !== "pain_level" &&
    own[key] !== undefined &&
    own[key] === form.answers[key as keyof PcosAnswers];
  const changes = Object.entries(later).filter(([key, known]) => known && isOlder(key));
  if (changes.length === 0) return form;
  const answers = Object.fromEntries(changes.map(([key, known]) => [key, known?.value]));
  return { ...form, answers: { ...form.answers, ...answers } };
}

interface KnownDay {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly log: DailyLog | null;
  readonly bleeding: LoggedBleeding<Cycle> | null;
}

export function useKnownAnswers({ day, today, log, bleeding }: KnownDay): KnownAnswers {
  const month = useMonthSources(today, day);
  const { data: ovulation } = useQuery(queryOf("GET /api/ovulation", {}));
  const bled = bleeding === null ? undefined : bleedingDays(bleeding, bleeding.today);
  const dailyLogs = log === null ? [] : [log];
  return knownAnswers(dayRecord({ ...month, dailyLogs, ovulation, bleeding: bled }, day));
}
