import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contractNotes } from "./contract-notes.ts";

export async function copyServerFiles(folder: string): Promise<void> {
  await writeFile(join(folder, "contract-notes.json"), JSON.stringify(await contractNotes()));
  await cp("src/server/documents/pdf/fonts", join(folder, "fonts"), { recursive: true });
  await cp("src/web/i18n/locales", join(folder, "locales"), { recursive: true });
}
