import { dayInZone } from "#domain/days/calendar-day.ts";
import { AppError } from "#server/failures/app-error.ts";
import { type RegistrationServices, register } from "#server/features/account/registration.ts";
import { authenticate } from "#server/features/account/sessions.ts";
import type { EntryOf, Kind } from "#server/storage/journal/collections.ts";
import { createJournal, type Writer } from "#server/storage/journal/journal.ts";
import { demoStory } from "./story.ts";
import { type DemoWoman, demoWomen } from "./women.ts";

/** May be public: the demo accounts hold invented data only. */
const DEMO_PASSWORD = "marula-demo";

export const demoAccount = {
  name: demoWomen[0].name,
  email: demoWomen[0].email,
  password: DEMO_PASSWORD,
} as const;

const HERE = { address: "127.0.0.1", userAgent: undefined };

export async function plantDemo(services: RegistrationServices): Promise<void> {
  for (const woman of demoWomen) await plantWoman(services, woman);
}

async function plantWoman(services: RegistrationServices, woman: DemoWoman): Promise<void> {
  const { db, clock } = services;
  const token = await openAccount(services, woman);
  if (token === null) return;
  const { owner } = await authenticate(db, `Bearer ${token}`, clock());
  const today = dayInZone(clock(), "Africa/Johannesburg");
  await createJournal(db).write(owner, async (writer) => {
    const story = demoStory(woman, today);
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

async function openAccount(
  services: RegistrationServices,
  { name, email }: DemoWoman,
): Promise<string | null> {
  try {
    return (await register(services, HERE, { name, email, password: DEMO_PASSWORD })).token;
  } catch (error) {
    if (error instanceof AppError && error.code === "email_taken") return null;
    throw error;
  }
}
