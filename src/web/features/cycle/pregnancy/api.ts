import type { Flow } from "#contract/entries/cycles.ts";
import type { LifeStage } from "#contract/entries/life-stage.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { ApiError } from "#web/api/failures/errors.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import { ignoreNotFound } from "#web/entry/saving/ignore-not-found.ts";

export const profileQuery = queryOf("GET /api/user/profile", {});

interface FlowOfDay {
  readonly day: CalendarDay;
  readonly flow: Flow;
}

/** Saves the day's flow and leaves the rest of its log unchanged. */
export async function saveFlow({ day, flow }: FlowOfDay): Promise<void> {
  try {
    await call("PATCH /api/pcos-logs/{date}", {
      params: { date: day },
      body: { period_flow: flow },
    });
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.status !== 404) throw failure;
    await call("POST /api/pcos-logs", { body: { date: day, period_flow: flow } });
  }
}

export interface PregnancyEnd {
  readonly pregnancy: LifeStage | undefined;
  readonly lastDay: string;
  readonly ending: NonNullable<LifeStage["ending"]> | null;
}

/** Without such an entry in the life stages only the profile changes. */
export async function endPregnancy({ pregnancy, lastDay, ending }: PregnancyEnd): Promise<void> {
  if (pregnancy === undefined) return sayNotPregnant();
  const body = { to: lastDay, ending };
  await call("PATCH /api/life-stages/{id}", { params: { id: pregnancy.id }, body });
}

/** Deletes the pregnancy. If it only ended, a period that starts today would not count as a cycle. */
export async function noPregnancy(pregnancy: LifeStage | undefined): Promise<void> {
  if (pregnancy !== undefined) {
    await ignoreNotFound(call("DELETE /api/life-stages/{id}", { params: { id: pregnancy.id } }));
  }
  await sayNotPregnant();
}

async function sayNotPregnant(): Promise<void> {
  await call("PATCH /api/user/profile", { body: { pregnancyStatus: "not_pregnant" } });
}
