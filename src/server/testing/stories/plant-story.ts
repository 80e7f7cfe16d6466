import { authenticate } from "#server/features/account/sessions.ts";
import type { EntryOf, Kind } from "#server/storage/journal/collections.ts";
import { createJournal, type Writer } from "#server/storage/journal/journal.ts";
import type { Client, TestApp } from "../test-app.ts";

export type Story = { readonly [K in Kind]?: readonly EntryOf<K>[] };

export async function plantStory(test: TestApp, client: Client, story: Story): Promise<void> {
  const now = Date.parse("2026-11-20T08:00:00Z");
  const { owner } = await authenticate(test.db, `Bearer ${client.token}`, now);
  await createJournal(test.db).write(owner, async (writer) => {
    for (const kind of Object.keys(story) as Kind[]) await putAll(writer, kind, story[kind] ?? []);
  });
}

async function putAll<K extends Kind>(writer: Writer, kind: K, entries: readonly unknown[]) {
  for (const entry of entries) await writer.put(kind, entry as EntryOf<K>);
}
