import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import {
  type BodyCheck,
  deleteBodyCheck,
  listBodyChecks,
  saveBodyCheck,
} from "#contract/hair-and-skin.ts";
import { storageKeys } from "#contract/storage-keys.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";
import { isSameEntry } from "#web/api/same-entry.ts";
import { kept } from "#web/entry/kept.ts";
import { type SkinLook, skinLooks } from "./components/skin-looks.ts";
import { CheckDraftSchema, type CheckFields } from "./view-model.ts";

export const bodyChecksQuery = queryOf(listBodyChecks, {});

interface SaveRequest {
  readonly date: CalendarDay;
  readonly fields: CheckFields;
  /** What the walk began from. */
  readonly base: BodyCheck | null;
}

type SaveOutcome =
  | { readonly kind: "saved" }
  /** Somewhere else the day was changed meanwhile; nothing was saved. */
  | { readonly kind: "changed"; readonly current: BodyCheck | null };

/** A save replaces the whole day, so it first looks whether the day is still as she saw it. */
async function save({ date, fields, base }: SaveRequest): Promise<SaveOutcome> {
  const [current = null] = await call(listBodyChecks, { query: { from: date, to: date } });
  if (!isSameEntry(current, base)) return { kind: "changed", current };
  await call(saveBodyCheck, { body: { date, ...fields } });
  return { kind: "saved" };
}

function useRefresh() {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries({ queryKey: [listBodyChecks.path] }) };
}

export function useSaveCheck() {
  return useMutation({ mutationFn: save, ...useRefresh() });
}

export function useDeleteCheck() {
  return useMutation({
    mutationFn: (id: string) => call(deleteBodyCheck, { params: { id } }),
    ...useRefresh(),
  });
}

/** How she likes the figures drawn; it says nothing of her health. */
export const skinLookRecord = kept(storageKeys.skinLook, z.enum(skinLooks));

export const readSkinLook = (): SkinLook => skinLookRecord.read() ?? "dark-brown";

/** The check she began and did not save: her own, until the tab is closed or she signs out. */
export const checkDraftOf = (owner: string) =>
  kept(`mwezi.draft.body-check.v1.${owner}`, CheckDraftSchema, "tab");
