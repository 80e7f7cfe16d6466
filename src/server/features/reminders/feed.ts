import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import type { RecordFacts } from "#contract/push/messages-of.ts";
import type { Reminders } from "#contract/push/reminders.ts";
import { addDays } from "#domain/days/calendar-day.ts";
import { momentsOf, openWords } from "#domain/reminders/moments.ts";
import { remindersOn } from "#domain/reminders/reminders-on.ts";
import type { Speech } from "#report/speech.ts";
import { feedText } from "#server/documents/calendar/feed.ts";
import { notFound } from "#server/failures/app-error.ts";
import { ignoringWriteFailure } from "#server/storage/db/failures.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Owner } from "#server/storage/owner.ts";
import { createPauses, inSlices } from "#server/storage/slices.ts";
import { readFeedToken } from "#server/storage/vault/calendar-feed.ts";
import { textPlaces } from "#server/storage/vault/text-places.ts";
import { type FeedRow, findFeed, saveCalendar, touchFeed } from "./store.ts";

const DAYS_AHEAD = 60;
const DAY = 24 * 3_600_000;

/** The data of a feed; `facts` is `null` while reminders are off. */
export interface FeedSource {
  readonly choices: Reminders;
  /** The language of the profile, since only the user reads the feed. */
  readonly speech: Speech;
  readonly language: LanguageTag;
  readonly facts: RecordFacts | null;
}

export async function calendarOf(
  { choices, speech, facts }: FeedSource,
  owner: Owner,
  now: number,
): Promise<string> {
  const days =
    facts === null
      ? []
      : Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(facts.today, ahead));
  const moments = await inSlices(days, (day) =>
    momentsOf(facts === null ? [] : remindersOn(choices, facts, day), choices.quiet).map(
      (moment) => ({ day, minute: moment.minute, words: openWords(moment, choices) }),
    ),
  );
  await createPauses()();
  return feedText(speech, moments.flat(), { uuidOf: owner.vault.uuidOf, now });
}

export const sealToken = ({ vault }: Owner, token: string): Buffer =>
  vault.encryptText(textPlaces.calendarFeed, token);

export const tokenOf = ({ vault }: Owner, { secret_sealed }: FeedRow): string | null =>
  vault.openText(textPlaces.calendarFeed, secret_sealed);

/** Needs a signed-in user, since no stored key decrypts the entries. */
export async function refreshFeed(
  db: Database,
  owner: Owner,
  madeFrom: string,
  makeCalendar: () => Promise<string>,
): Promise<void> {
  const row = await findFeed(db, owner.accountId);
  if (row === undefined || row.made_from === madeFrom) return;
  const access = readFeedToken(tokenOf(owner, row) ?? "");
  if (access === null) return;
  const calendar_sealed = access.encrypt(await makeCalendar());
  await saveCalendar(db, row, { calendar_sealed, made_from: madeFrom });
}

/** Malformed tokens cost no query, all others one. @throws AppError `not_found` */
export async function openFeed(db: Database, token: string, now: number): Promise<Buffer> {
  const access = readFeedToken(token);
  const row = access && (await findFeed(db, access.accountId));
  if (!access || !row || row.feed_hash !== access.hash) throw notFound();
  if (now - (row.last_used_at ?? 0) >= DAY) {
    await ignoringWriteFailure(() => touchFeed(db, row, now));
  }
  return access.decrypt(row.calendar_sealed);
}
