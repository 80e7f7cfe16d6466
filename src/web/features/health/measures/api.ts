import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  deleteMetabolic,
  listMetabolic,
  type Metabolic,
  saveMetabolic,
} from "#contract/measures.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";
import { isSameEntry } from "#web/api/same-entry.ts";
import type { Measures } from "#web/entry/measures/typed-measures.ts";

export const metabolicQuery = queryOf(listMetabolic, {});

interface SaveRequest {
  readonly date: CalendarDay;
  readonly measures: Measures;
  /** What the form began from. */
  readonly base: Metabolic | null;
}

type SaveOutcome =
  | { readonly kind: "saved" }
  /** Somewhere else the day was changed meanwhile; nothing was saved. */
  | { readonly kind: "changed"; readonly current: Metabolic | null };

/** A save replaces the whole day, so it first looks whether the day is still as she saw it. */
async function save({ date, measures, base }: SaveRequest): Promise<SaveOutcome> {
  const [current = null] = await call(listMetabolic, { query: { from: date, to: date } });
  if (!isSameEntry(current, base)) return { kind: "changed", current };
  await call(saveMetabolic, { body: { date, ...measures } });
  return { kind: "saved" };
}

function useRefresh() {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries({ queryKey: [listMetabolic.path] }) };
}

export function useSaveMeasures() {
  return useMutation({ mutationFn: save, ...useRefresh() });
}

export const deleteMeasures = ({ id }: Metabolic) => call(deleteMetabolic, { params: { id } });
