import { cp } from "node:fs/promises";
import { join } from "node:path";
import { documentAreas } from "../../src/report/document-areas.ts";

/** Lays beside a bundle of the server what its source reads from beside itself. */
export async function copyServerFiles(folder: string): Promise<void> {
  // The typeface of PDFs.
  await cp("src/server/documents/pdf/fonts", join(folder, "fonts"), { recursive: true });
  // The translations that documents are written from.
  for (const area of documentAreas) {
    const words = join(folder, "locales", area);
    await cp(`src/web/i18n/locales/${area}`, words, { recursive: true });
  }
}
