import { dayInZone } from "#domain/days/calendar-day.ts";
import { AppError } from "#server/failures/app-error.ts";
import { type RegistrationServices, register } from "#server/features/account/access.ts";
import { authenticate } from "#server/features/account/sessions.ts";
import type { EntryOf, Kind } from "#server/storage/journal/collections.ts";
import { createJournal, type Writer } from "#server/storage/journal/journal.ts";
import { demoStory } from "./story.ts";

/** These credentials may be public: the demo account holds invented data only. */
export const demoAccount = {
  name: "Thandi",
  email: "demo@example.org",
  password: "marula-demo",
} as const;

const HERE = { address: "127.0.0.1", userAgent: undefined };

export async function plantDemo(services: RegistrationServices): Promise<void> {
  const { db, clock } = services;
  const token = await openDemo(services);
  if (token === null) return;
  const { owner } = await authenticate(db, `Bearer ${token}`, clock());
  const today = dayInZone(clock(), "Africa/Johannesburg");
  await createJournal(db, clock).write(owner, async (writer) => {
    const story = demoStory(demoAccount.name, today);
    for (const kind of Object.keys(story) as Kind[]) await putAll(writer, kind, story[kind] ?? []);
  });
}

async function putAll<K extends Kind>(
  writer: Writer,
  kind: K,
  entries: readonly unknown[],
): Promise<void> {
  for (const entry of entries) await writer.put(kind, entry as EntryOf<K>);
}

/** Returns a token for a new demo account; `null` if the account already exists. */
async function openDemo(services: RegistrationServices): Promise<string | null> {
  try {
    return (await register(services, HERE, demoAccount)).token;
  } catch (error) {
    if (error instanceof AppError && error.code === "email_taken") return null;
    throw error;
  }
}
