import { EXPORT_VERSION } from "#contract/account.ts";
import type { FileAnswer } from "#contract/files.ts";
import type { Reader } from "#server/journal/journal.ts";
import type { Task } from "#server/worker/task.ts";
import { exportedKinds } from "./rules.ts";

/** What is hers and not in the journal. */
interface ExportInput {
  readonly account: { readonly email: string; readonly createdAt: string };
}

/** Everything she has written, as one JSON document, a kind at a time. */
export const exportTask: Task<ExportInput, FileAnswer> = async (parts, { account }) => ({
  name: `mwezi-export-${parts.today}.json`,
  type: "application/json",
  bytes: jsonDocument(
    {
      format: "mwezi-export",
      version: EXPORT_VERSION,
      exportedAt: new Date(parts.now).toISOString(),
      account,
    },
    parts.journal.read(parts.owner),
  ),
});

async function* jsonDocument(head: object, reader: Reader): AsyncGenerator<Uint8Array> {
  yield Buffer.from(JSON.stringify(head, null, 2).slice(0, -"\n}".length));
  for await (const [name, entries] of exportedKinds(reader)) {
    const text = JSON.stringify(entries, null, 2).replaceAll("\n", "\n  ");
    yield Buffer.from(`,\n  ${JSON.stringify(name)}: ${text}`);
  }
  yield Buffer.from("\n}\n");
}
