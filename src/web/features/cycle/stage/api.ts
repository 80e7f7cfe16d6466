import type { CallInput } from "#contract/endpoints.ts";
import type { LifeStage } from "#contract/entries/life-stage.ts";
import type { SignDay } from "#contract/entries/signs.ts";
import { LONG_GAP_DAYS } from "#domain/cycles/norms/usual-cycle.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { TERM_DAYS } from "#domain/stage/gestation.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";

export const profileQuery = queryOf("GET /api/user/profile", {});
export const backgroundQuery = queryOf("GET /api/health-background", {});
export const signsQuery = (today: CalendarDay) =>
  queryOf("GET /api/signs", { query: { from: addDays(today, -LONG_GAP_DAYS), to: today } });

/** Calls whose answers change with the answer about a pregnancy. */
export const refreshes = [
  "GET /api/user/profile",
  "GET /api/cycles",
  "GET /api/signs",
  "GET /api/health-background",
] as const;

/** `impossible` holds until the next period. */
export type LateAnswer = "positive" | "negative" | "record" | "impossible";

export interface AnsweredLate {
  readonly answer: LateAnswer;
  readonly today: CalendarDay;
  readonly cycleStart: CalendarDay | undefined;
  readonly signs: readonly SignDay[];
}

/** Saves a test result in today's signs, and a pregnancy where there is one. */
export async function saveLateAnswer({ answer, today, cycleStart, signs }: AnsweredLate) {
  if (answer === "impossible") {
    await call("PATCH /api/health-background", { body: { notPregnantOn: today } });
    return;
  }
  if (answer !== "record") {
    const pregnancyTest = answer;
    const saved = signs.find(({ date }) => date === today);
    await (saved === undefined
      ? call("POST /api/signs", { body: { date: today, pregnancyTest } })
      : call("PATCH /api/signs/{id}", { params: { id: saved.id }, body: { pregnancyTest } }));
  }
  if (answer !== "negative") {
    await call("POST /api/life-stages", { body: { kind: "pregnancy", from: cycleStart } });
  }
}

interface MethodDay {
  readonly id: string;
  readonly field: "to" | "packFrom";
  readonly today: CalendarDay;
}

export const saveMethodDay = ({ id, field, today }: MethodDay) =>
  call("PATCH /api/life-stages/{id}", { params: { id }, body: { [field]: today } });

interface GivenDueDay {
  /** `undefined` where only the profile knows of the pregnancy. */
  readonly pregnancy: LifeStage | undefined;
  readonly dueDay: CalendarDay;
}

export async function saveDueDay({ pregnancy, dueDay }: GivenDueDay) {
  const from = addDays(dueDay, -TERM_DAYS);
  await (pregnancy === undefined
    ? call("POST /api/life-stages", { body: { kind: "pregnancy", from } })
    : call("PATCH /api/life-stages/{id}", { params: { id: pregnancy.id }, body: { from } }));
}

export const measuresQuery = queryOf("GET /api/metabolic", {});

export const symptomRefreshes = ["GET /api/symptoms"] as const;

export const sendSymptom = (body: CallInput<"POST /api/symptoms">["body"]) =>
  call("POST /api/symptoms", { body });
