import { cp } from "node:fs/promises";
import { join } from "node:path";
import { documentAreas } from "../../src/report/document-areas.ts";

/** Copies the files that the server reads next to its source. */
export async function copyServerFiles(folder: string): Promise<void> {
  // Fonts of PDFs.
  await cp("src/server/documents/pdf/fonts", join(folder, "fonts"), { recursive: true });
  // Translations of documents.
  for (const area of documentAreas) {
    const words = join(folder, "locales", area);
    await cp(`src/web/i18n/locales/${area}`, words, { recursive: true });
  }
}
