import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance } from "fastify";
import {
  changeReminders,
  firstReminders,
  getReminders,
  listDueReminders,
  type Reminders,
} from "#contract/reminders.ts";
import { timeOf } from "#domain/reminders/reminder-choices.ts";
import { remindersOn } from "#domain/reminders/reminders-on.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import type { Journal, Writer } from "#server/storage/journal/journal.ts";
import { readProfile, storedProfile } from "#server/storage/journal/profile-entry.ts";
import { readReminders } from "#server/storage/journal/read-reminders.ts";
import type { Stored, StoredReader } from "#server/storage/journal/reader.ts";
import { answerOf, replaceEntry } from "#server/storage/journal/replace-entry.ts";
import type { Owner } from "#server/storage/owner.ts";
import { readReminderFacts, withChanges } from "./rules.ts";

type DescribeAccount = (owner: Owner) => Promise<{ readonly hasRecoveryCode: boolean }>;

export function reminderRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  describeAccount: DescribeAccount,
): void {
  route(app, gatekeeper, getReminders, async ({ owner }) => {
    const reader = journal.read(owner);
    return answerOf((await reader.findStored("reminders", ONLY)) ?? (await unchosen(reader)));
  });

  route(app, gatekeeper, changeReminders, (call) =>
    journal.write(call.owner, async (writer) => {
      const { expectedRevision, body } = call;
      const before = await writer.findStored("reminders", ONLY);
      const after = withChanges((before ?? (await unchosen(writer))).entry, body);
      const answer = await replaceEntry(writer, "reminders", { before, after, expectedRevision });
      await writeToSetup(writer, after);
      return answer;
    }),
  );

  route(app, gatekeeper, listDueReminders, async ({ owner, today }) => {
    const reader = journal.read(owner);
    const profile = await readProfile(reader);
    const choices = await readReminders(reader, profile);
    const { tone } = choices;
    if (!profile.notifications) return { day: today, due: [], tone };
    const { hasRecoveryCode } = await describeAccount(owner);
    const facts = await readReminderFacts(reader, profile, today, hasRecoveryCode);
    const due = remindersOn(choices, facts, today);
    return {
      day: today,
      due: due.map(({ minute, ...rest }) => ({ ...rest, time: timeOf(minute) })),
      tone,
    };
  });
}

const unchosen = async (reader: StoredReader): Promise<Stored<Reminders>> => ({
  entry: firstReminders((await storedProfile(reader)).entry),
  revision: 0,
});

/** The setup wizard opens with the time and the tone that hold now. */
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
