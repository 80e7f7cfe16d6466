import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import {
  deletePcosLog,
  getPcosLog,
  listPcosLogs,
  type PcosLog,
  PcosLogSchema,
  savePcosLog,
} from "#contract/daily-log.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { PCOS_LOG_DAYS } from "#domain/pcos-day.ts";
import { call } from "#web/api/call.ts";
import { ApiError } from "#web/api/errors.ts";
import { kept } from "#web/entry/kept.ts";
import { isSameLog, type PcosForm } from "./view-model.ts";

/** Her logs of the last `days`. Asked anew each day: which days they are depends on it. */
export function logsQuery(today: CalendarDay, days = PCOS_LOG_DAYS) {
  return queryOptions({
    queryKey: [listPcosLogs.path, days, today],
    queryFn: () => call(listPcosLogs, { query: { days: String(days) } }),
    placeholderData: keepPreviousData,
  });
}

export function dayLogQuery(day: CalendarDay) {
  return queryOptions({
    queryKey: [getPcosLog.path, day],
    queryFn: () => findLog(day),
  });
}

async function findLog(date: CalendarDay): Promise<PcosLog | null> {
  try {
    return await call(getPcosLog, { params: { date } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

interface SaveRequest {
  readonly log: PcosLog;
  /** What the form began from. */
  readonly base: PcosLog | null;
}

type SaveOutcome =
  | { readonly kind: "saved"; readonly log: PcosLog }
  /** Somewhere else the day was changed meanwhile; nothing was saved. */
  | { readonly kind: "changed"; readonly current: PcosLog | null };

/** A save replaces the whole day, so it first looks whether the day is still as she saw it. */
async function saveLog({ log, base }: SaveRequest): Promise<SaveOutcome> {
  const current = await findLog(log.date);
  if (!isSameLog(current, base) && !isSameLog(current, log)) return { kind: "changed", current };
  return { kind: "saved", log: await call(savePcosLog, { body: log }) };
}

export function useSaveLog() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: saveLog,
    onSuccess: (outcome, { log: { date } }) => {
      const known = outcome.kind === "saved" ? outcome.log : outcome.current;
      client.setQueryData(dayLogQuery(date).queryKey, known);
      void client.invalidateQueries({ queryKey: [listPcosLogs.path] });
    },
  });
}

export function useDeleteLog() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (date: CalendarDay) => call(deletePcosLog, { params: { date } }),
    onSuccess: (_, date) => {
      client.setQueryData(dayLogQuery(date).queryKey, null);
      void client.invalidateQueries({ queryKey: [listPcosLogs.path] });
    },
  });
}

/** What she has written and not saved, and what the day held when she began. */
export interface LogDraft {
  readonly form: PcosForm;
  readonly base: PcosLog | null;
}

const DraftSchema = z.object({
  form: z.object({
    answers: z.omit(PcosLogSchema, {
      date: true,
      sleep_hours: true,
      bleeding_duration: true,
      notes: true,
    }),
    sleepHours: z.string(),
    bleedingDays: z.string(),
    notes: z.string(),
  }),
  base: z.nullable(PcosLogSchema),
});

/** What she wrote of a day and did not save: her own, until the tab is closed or she signs out. */
export const logDraftOf = (owner: string, day: CalendarDay) =>
  kept<LogDraft>(`mwezi.draft.pcos.v1.${owner}.${day}`, DraftSchema, "tab");
