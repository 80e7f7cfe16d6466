import type { SignDay } from "#contract/entries/signs.ts";
import type { Revised } from "#contract/kernel/entry.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/queries/query-of.ts";
import type { SaveTarget } from "#web/entry/saving/use-save.ts";
import type { SignBody } from "./form.ts";

export type SavedSigns = Revised<SignDay>;

export const signsOfDay = (day: CalendarDay) =>
  queryOf("GET /api/signs", { query: { from: day, to: day } });

export const saveSignDay = (body: SignBody, { revision }: SaveTarget<SavedSigns>) =>
  call("POST /api/signs", { body }, { ifMatch: revision });

export const deleteSignDay = ({ id }: SignDay, ifMatch: number) =>
  call("DELETE /api/signs/{id}", { params: { id } }, { ifMatch });

const EMPTIED = {
  signs: null,
  pregnancyTest: null,
  temperature: null,
  ketones: null,
  urineKetones: null,
  glucose: null,
  notes: null,
};

export function undoSave(saved: SavedSigns, before: SavedSigns | null): Promise<unknown> {
  if (before === null) return deleteSignDay(saved, saved.revision);
  const { id, revision: _, ...fields } = before;
  const body = { ...EMPTIED, ...fields };
  return call("PATCH /api/signs/{id}", { params: { id }, body }, { ifMatch: saved.revision });
}
