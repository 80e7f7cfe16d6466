import { defineConfig } from "@lingui/cli";
import { extractor as fromSource } from "@lingui/cli/api";
import { languageTags } from "./src/contract/kernel/language-tag.ts";
import { concernAreas } from "./src/report/concern-words/areas.ts";
import { messagesOfArea } from "./src/report/concern-words/messages.ts";
import { documentMessages } from "./src/report/messages/document-messages.ts";
import { messageNotes } from "./src/report/messages/notes.ts";
import { pageOfReportMessages } from "./src/report/messages/report-messages.ts";

const web = "<rootDir>/src/web";
// The freshness check extracts into a copy.
const locales = process.env.MWEZI_LOCALES ?? "<rootDir>/src/web/i18n/locales";

const concernFiles = concernAreas.map(
  (area) =>
    [
      area,
      `/concern-words/${area.replace(/^concerns-/, "topics/").replace(/^concern-/, "")}.ts`,
    ] as const,
);
type Extractor = NonNullable<Parameters<typeof defineConfig>[0]["extractors"]>[number];

/** Tables of sentences by id: these files have no macros. */
const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...Object.fromEntries(concernFiles.map(([area, file]) => [file, messagesOfArea[area]])),
  "/messages/document-messages.ts": documentMessages,
  "/messages/report-messages.ts": pageOfReportMessages,
};

const fromTables: Extractor = {
  match: (file) => Object.keys(tables).some((name) => file.endsWith(name)),
  extract: (file, _code, onMessage) => {
    const [, table] = Object.entries(tables).find(([name]) => file.endsWith(name)) ?? [];
    for (const [id, message] of Object.entries(table ?? {})) {
      const note = Object.entries(messageNotes).find(([key]) => key === id)?.[1];
      onMessage({ id, message, origin: [file, 1], ...(note !== undefined && { comment: note }) });
    }
  },
};

/** Skips files that don't use Lingui: parsing them takes most of the time. */
const fromWords: Extractor = {
  match: fromSource.match,
  extract: async (file, code, ...rest) => {
    if (code.includes("@lingui/")) await fromSource.extract(file, code, ...rest);
  },
};

export default defineConfig({
  extractors: [fromTables, fromWords],
  sourceLocale: "en",
  // Drafts are not extracted: they contain only what is translated so far.
  locales: languageTags,
  catalogs: [
    {
      path: `${locales}/{locale}`,
      include: [web, ...Object.keys(tables).map((file) => `<rootDir>/src/report${file}`)],
    },
  ],
  format: "po",
  // Line numbers would change the catalogue with every unrelated edit.
  formatOptions: { lineNumbers: false },
});
