import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance } from "fastify";
import type { ResponseData } from "#contract/kernel/endpoint.ts";
import { type LanguageTag, tagOf } from "#contract/kernel/language-tag.ts";
import {
  endCalendarFeed,
  getCalendarFeed,
  makeCalendarFeed,
  readCalendarFeed,
} from "#contract/push/calendar-feed.ts";
import { messagesOn, notesOf } from "#contract/push/messages-of.ts";
import {
  changeReminders,
  firstReminders,
  getReminders,
  listDueReminders,
  type Reminders,
  USUAL_LATER,
} from "#contract/push/reminders.ts";
import { timesToPush } from "#domain/reminders/pushed-moments.ts";
import type { Reminder } from "#domain/reminders/reminder.ts";
import { timeOf } from "#domain/reminders/reminder-choices.ts";
import { remindersOn } from "#domain/reminders/reminders-on.ts";
import { speechOfProfile } from "#server/documents/language/speech-of.ts";
import type { ConnectedCaller, SignedCall } from "#server/http/caller.ts";
import { checkProof, type Gatekeeper, route } from "#server/http/route.ts";
import { deleteRows } from "#server/storage/db/account-store.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import type { Journal, Writer } from "#server/storage/journal/journal.ts";
import { readProfile, storedProfile } from "#server/storage/journal/reading/profile-entry.ts";
import { readReminders } from "#server/storage/journal/reading/read-reminders.ts";
import type { Stored, StoredReader } from "#server/storage/journal/reading/reader.ts";
import { answerOf, replaceEntry } from "#server/storage/journal/replace-entry.ts";
import type { Owner } from "#server/storage/owner.ts";
import { makeFeedToken, readFeedToken } from "#server/storage/vault/calendar-feed.ts";
import { calendarOf, type FeedSource, openFeed, refreshFeed, sealToken, tokenOf } from "./feed.ts";
import { factsForDevice, type KnownForecast, readReminderFacts, withChanges } from "./rules.ts";
import { findFeed, replaceFeed } from "./store.ts";

/** For each channel, without cycle reminders; functions, as only channels in use need them. */
interface Handover {
  /** `null` when the user's device computes them; then its times stay. */
  readonly toPush: (() => readonly number[]) | null;
  /** Independent of the consent for push, because mail is seen by more people. */
  readonly toMail: () => readonly number[];
  readonly language: LanguageTag;
}

interface Services {
  readonly db: Database;
  readonly clock: () => number;
  readonly handOverTimes: (owner: Owner, handover: Handover) => Promise<boolean>;
  readonly wipeTimes: (write: Write, owner: Owner) => Promise<void>;
  readonly readForecast: (call: FeedCall) => Promise<KnownForecast>;
  readonly describeAccount: (owner: Owner) => Promise<{ readonly hasRecoveryCode: boolean }>;
}

type FeedCall = SignedCall & { readonly caller: ConnectedCaller };
type ReadSource = (call: FeedCall) => Promise<FeedSource>;

/** Cycle reminders are never computed on the server (decision 055). */
const withoutCycle = (choices: Reminders): Reminders => ({ ...choices, pushesCycle: false });

function handoverOf({ choices, facts, language }: FeedSource, timeZone: string): Handover {
  const times = () => (facts === null ? [] : timesToPush(withoutCycle(choices), facts, timeZone));
  const isOnDevice = facts !== null && choices.pushesCycle === true;
  return { toPush: isOnDevice ? null : times, toMail: times, language };
}

export function reminderRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  services: Services,
): void {
  route(app, gatekeeper, getReminders, async ({ owner }) => {
    const reader = journal.read(owner);
    return answerOf((await reader.findStored("reminders", ONLY)) ?? (await unchosen(reader)));
  });

  route(app, gatekeeper, changeReminders, (call) =>
    journal.write(call.owner, async (writer, transaction) => {
      const { owner, expectedRevision, body } = call;
      const before = await writer.findStored("reminders", ONLY);
      const after = withChanges((before ?? (await unchosen(writer))).entry, body);
      const answer = await replaceEntry(writer, "reminders", { before, after, expectedRevision });
      await writeToSetup(writer, after);
      if (body.pushesCycle === false) await services.wipeTimes(transaction, owner);
      return answer;
    }),
  );

  const readSource: ReadSource = async (call) => {
    const { owner, today } = call;
    const reader = journal.read(owner);
    const profile = await readProfile(reader);
    const choices = await readReminders(reader, profile);
    const speech = speechOfProfile(profile);
    const language = tagOf[profile.preferredLanguage];
    if (!profile.notifications) return { choices, speech, language, facts: null };
    const { hasRecoveryCode } = await services.describeAccount(owner);
    const known = { ...(await services.readForecast(call)), hasRecoveryCode };
    const facts = await readReminderFacts(reader, profile, today, known);
    return { choices, speech, language, facts };
  };

  route(app, gatekeeper, listDueReminders, async (call) => {
    const { owner, today, timeZone, session } = call;
    const source = await readSource(call);
    const { choices, facts } = source;
    const { db, clock } = services;
    const makeCalendar = () => calendarOf(source, owner, clock());
    await refreshFeed(db, owner, `${session.revision} ${today}`, makeCalendar);
    const isPushed = await services.handOverTimes(owner, handoverOf(source, timeZone));
    const due = facts === null ? [] : remindersOn(choices, facts, today);
    return {
      day: today,
      due: due.map(dueOf),
      tone: choices.tone,
      laterMinutes: choices.laterMinutes ?? USUAL_LATER,
      ...messagesOf(source, timeZone, isPushed),
    };
  });

  feedRoutes(app, gatekeeper, journal, services, readSource);
}

function feedRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  { db, clock }: Services,
  readSource: ReadSource,
): void {
  route(app, gatekeeper, getCalendarFeed, async ({ owner }) => {
    const row = await findFeed(db, owner.accountId);
    const token = row && tokenOf(owner, row);
    return { feed: row && token ? answerOfFeed(token, row.created_at) : null };
  });

  route(app, gatekeeper, makeCalendarFeed, async (call) => {
    const { owner, session } = call;
    checkProof(session, clock());
    const token = makeFeedToken(owner.accountId);
    const access = readFeedToken(token);
    if (access === null) throw new Error("a token that is none");
    const calendar = await calendarOf(await readSource(call), owner, clock());
    const row = {
      account_id: owner.accountId,
      feed_hash: access.hash,
      secret_sealed: sealToken(owner, token),
      calendar_sealed: access.encrypt(calendar),
      made_from: "",
      created_at: clock(),
      last_used_at: null,
      made_by: session.tokenHash,
    };
    await journal.write(owner, (_, transaction) => replaceFeed(transaction, row));
    return answerOfFeed(token, row.created_at);
  });

  route(app, gatekeeper, endCalendarFeed, async ({ owner }) => {
    await journal.write(owner, (_, transaction) =>
      deleteRows(transaction, "calendar_feeds", owner.accountId),
    );
    return null;
  });

  route(app, gatekeeper, readCalendarFeed, async ({ params }) => ({
    name: "notes.ics",
    type: "text/calendar; charset=utf-8",
    bytes: await openFeed(db, params.token, clock()),
  }));
}

const answerOfFeed = (token: string, createdAt: number) => ({
  path: readCalendarFeed.path.replace("{token}", token),
  createdAt: new Date(createdAt).toISOString(),
});

type Messages = Pick<ResponseData<typeof listDueReminders>, "messages" | "notes" | "facts">;

/** Returns today's messages and their subjects, or the data for the user's device to compute them. */
function messagesOf({ choices, facts }: FeedSource, timeZone: string, isPushed: boolean): Messages {
  const none = { messages: [], notes: [], facts: null };
  if (facts === null) return none;
  if (isPushed && choices.pushesCycle === true) {
    return { ...none, facts: { choices, ...factsForDevice(facts) } };
  }
  const fixed = withoutCycle(choices);
  return {
    messages: messagesOn(fixed, facts),
    notes: isPushed ? notesOf(fixed, facts, timeZone) : [],
    facts: null,
  };
}

const dueOf = ({ minute, ...reminder }: Reminder) => ({ ...reminder, time: timeOf(minute) });

const unchosen = async (reader: StoredReader): Promise<Stored<Reminders>> => ({
  entry: firstReminders((await storedProfile(reader)).entry),
  revision: 0,
});

async function writeToSetup(
  writer: Writer,
  { dailyLog: { time }, tone }: Reminders,
): Promise<void> {
  const { entry: profile } = await storedProfile(writer);
  const { setup } = profile;
  if (setup?.reminders === undefined) return;
  if (isDeepStrictEqual(setup.reminders, { time, tone })) return;
  await writer.put("profile", { ...profile, setup: { ...setup, reminders: { time, tone } } });
}
