import type { CallAnswer } from "#contract/endpoints.ts";
import { notePlan } from "#contract/push/note-words.ts";
import { openText, sealText } from "#web/api/seal/seal-text.ts";

type DueAnswer = CallAnswer<"GET /api/reminders/due">;
export type Note = DueAnswer["notes"][number];

/** What the worker needs to know about future notifications while no page is open. */
export interface NotePlan extends Pick<DueAnswer, "notes" | "laterMinutes"> {
  readonly owner: string;
  /** In the user's language, and neutral, as they appear on a locked screen. */
  readonly buttons: { readonly done: string; readonly later: string };
}

const PLACE = "mwezi.note-plan";
const { cache, address } = notePlan;

/** Encrypted with this browser's key; without a key notifications have no buttons. */
export async function keepPlan(plan: NotePlan): Promise<void> {
  const sealed = await sealText(JSON.stringify(plan), PLACE);
  if (sealed === null) return forgetPlan();
  await (await caches.open(cache)).put(address, new Response(sealed));
}

export async function forgetPlan(): Promise<void> {
  await (await caches.open(cache)).delete(address);
}

export async function readPlan(): Promise<NotePlan | null> {
  const saved = await caches.match(address, { cacheName: cache });
  const text = saved && (await openText(await saved.text(), PLACE));
  return text ? JSON.parse(text) : null;
}

const MINUTE = 60_000;
/** The server drops what is an hour late, and push services what is another hour late. */
const LATEST = 120 * MINUTE;

/** The latest one due by now, with a minute for a slow clock; `null` if that was too long ago. */
export function latestDueNote(notes: readonly Note[], now: number): Note | null {
  const last = notes
    .filter(({ at }) => at <= now + MINUTE)
    .reduce<Note | null>((one, other) => (one && one.at > other.at ? one : other), null);
  return last !== null && now - last.at <= LATEST ? last : null;
}
