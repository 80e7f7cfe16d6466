import { cp, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { contractNotes } from "./contract-notes.ts";

const SIGN_IN_WORDS = "src/server/storage/vault/keys/sign-in-words";

export async function copyServerFiles(folder: string): Promise<void> {
  await writeFile(join(folder, "contract-notes.json"), JSON.stringify(await contractNotes()));
  await cp("src/server/documents/pdf/fonts", join(folder, "fonts"), { recursive: true });
  await cp(SIGN_IN_WORDS, join(folder, basename(SIGN_IN_WORDS)), { recursive: true });
  await cp("src/web/i18n/locales", join(folder, "locales"), { recursive: true });
}
