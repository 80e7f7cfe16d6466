import * as z from "zod/mini";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { clearSignIn, readUser } from "#web/api/session/session.ts";
import { announceSessionEnd } from "#web/api/session/session-end.ts";
import { storedValue } from "../stored-value.ts";

/** A day: long enough to find the password, short enough for a phone that changes hands. */
const LIFETIME_MILLISECONDS = 24 * 60 * 60 * 1000;

const RecordSchema = z.object({ until: z.number(), text: z.string() });
const ContentSchema = z.object({
  owner: z.string(),
  path: z.string(),
  drafts: z.record(z.string(), z.string()),
});
export type ResumePoint = z.infer<typeof ContentSchema>;

const sealedRecord = storedValue(storageKeys.resume, RecordSchema);
/** Fallback in session storage if the browser can't encrypt. */
const plainRecord = storedValue(storageKeys.resume, RecordSchema, "tab");

export async function endSession(): Promise<boolean> {
  announceSessionEnd();
  return clearSignInExceptDrafts();
}

/** Removes the sign-in; returns whether unsaved input waits for the next one. */
export async function clearSignInExceptDrafts(): Promise<boolean> {
  const owner = readUser()?.id;
  const path = location.pathname + location.search;
  const drafts = draftsOfTab();
  const text = JSON.stringify({ owner, path, drafts });
  const until = Date.now() + LIFETIME_MILLISECONDS;
  const sealed = owner === undefined ? null : await seal(text, owner);
  clearSignIn();
  if (owner === undefined) return false;
  if (sealed === null || !sealedRecord.write({ until, text: sealed })) {
    plainRecord.write({ until, text });
  }
  return Object.keys(drafts).length > 0;
}

/** The page to continue on after signing in, once; another account's is discarded. */
export async function takeResumePoint(owner: string): Promise<ResumePoint | null> {
  const record = sealedRecord.read() ?? plainRecord.read();
  const text = record === null || record.until < Date.now() ? null : await open(record.text, owner);
  forgetResumePoint();
  const content = text === null ? null : ContentSchema.safeParse(JSON.parse(text)).data;
  return content?.owner === owner ? content : null;
}

export function dropStaleResumePoint(): void {
  for (const record of [sealedRecord, plainRecord]) {
    if ((record.read()?.until ?? Date.now()) < Date.now()) record.write(null);
  }
}

function forgetResumePoint(): void {
  sealedRecord.write(null);
  plainRecord.write(null);
}

export function restoreDrafts({ drafts }: ResumePoint): void {
  for (const [key, text] of Object.entries(drafts)) sessionStorage.setItem(key, text);
}

export const hasDrafts = (): boolean => Object.keys(draftsOfTab()).length > 0;

const draftsOfTab = () =>
  Object.fromEntries(
    Object.entries(sessionStorage).filter(([key]) => key.startsWith(storageKeys.draft)),
  );

const placeOf = (owner: string) => `${storageKeys.resume}.${owner}`;

const seal = async (text: string, owner: string) => {
  const { sealText } = await import("#web/api/seal/seal-text.ts");
  return sealText(text, placeOf(owner));
};

const open = async (text: string, owner: string) => {
  const { openText } = await import("#web/api/seal/seal-text.ts");
  return openText(text, placeOf(owner));
};
