import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type BodyCheck,
  deleteBodyCheck,
  listBodyChecks,
  saveBodyCheck,
} from "#contract/body-checks.ts";
import { storageKeys } from "#contract/storage-keys.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { queryOf } from "#web/api/query-of.ts";
import { isSameEntry } from "#web/api/same-entry.ts";
import { type SkinLook, skinLooks } from "./components/skin-looks.ts";
import { type CheckDraft, CheckDraftSchema, type CheckFields } from "./view-model.ts";

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

const DEFAULT_LOOK: SkinLook = "dark-brown";

/** How she likes the figures drawn; it says nothing of her health. */
export function readSkinLook(): SkinLook {
  try {
    const stored = localStorage.getItem(storageKeys.skinLook);
    return skinLooks.find((look) => look === stored) ?? DEFAULT_LOOK;
  } catch {
    return DEFAULT_LOOK;
  }
}

export function rememberSkinLook(look: SkinLook): void {
  try {
    localStorage.setItem(storageKeys.skinLook, look);
  } catch {
    // Full or switched off: it is asked anew the next time.
  }
}

/** What deleting the account leaves: nothing. */
export function forgetSkinLook(): void {
  localStorage.removeItem(storageKeys.skinLook);
}

// Per woman, since a browser passes from one to another; it goes with the tab and at sign-out.
const draftKey = (owner: string) => `mwezi.draft.body-check.v1.${owner}`;

/** The check she began and did not save; `null` when none, or when it cannot be read. */
export function readKeptDraft(owner: string): CheckDraft | null {
  try {
    return CheckDraftSchema.parse(JSON.parse(sessionStorage.getItem(draftKey(owner)) ?? "null"));
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing, the walk itself still holds what she answered. */
export function keepDraft(owner: string, draft: CheckDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(draftKey(owner));
    else sessionStorage.setItem(draftKey(owner), JSON.stringify(draft));
  } catch {
    // Full or switched off.
  }
}
