import { defineConfig } from "@lingui/cli";
import { extractor as fromSource } from "@lingui/cli/api";
import { concernAreas } from "./src/report/concern-words/areas.ts";
import { messagesOfArea } from "./src/report/concern-words/messages.ts";
import { documentMessages } from "./src/report/messages/document-messages.ts";
import { messageNotes } from "./src/report/messages/notes.ts";
import { pageOfReportMessages } from "./src/report/messages/report-messages.ts";
import { wordAreas } from "./word-areas.ts";

const web = "<rootDir>/src/web";
// The check that they are fresh extracts them elsewhere.
const locales = process.env.MWEZI_LOCALES ?? "<rootDir>/src/web/i18n/locales";

/** What is said of concerns lies in a catalogue for each of these files, called after it. */
const concernFiles = concernAreas.map(
  (area) =>
    [
      area,
      `/concern-words/${area.replace(/^concerns-/, "topics/").replace(/^concern-/, "")}.ts`,
    ] as const,
);
const reportFile = (name: string) => `<rootDir>/src/report/messages/${name}.ts`;

type Extractor = NonNullable<Parameters<typeof defineConfig>[0]["extractors"]>[number];

/** Tables of sentences by id, in files that say so by their name: no macro stands there. */
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

/** What names no part of Lingui says nothing to anybody, and is not parsed. */
const fromWords: Extractor = {
  match: fromSource.match,
  extract: async (file, code, ...rest) => {
    if (code.includes("@lingui/")) await fromSource.extract(file, code, ...rest);
  },
};

/** They hold what is drafted and nothing else: no message is extracted into them. */
const draftLanguages = ["zu", "xh", "af"];
// The command runs as a script of its own, lingui-extract.js.
const isExtracting = process.argv.some((word) => word.includes("extract"));

export default defineConfig({
  extractors: [fromTables, fromWords],
  sourceLocale: "en",
  locales: ["en", "sw", "ha", "yo", ...(isExtracting ? [] : draftLanguages)],
  // What a language lacks still says something.
  fallbackLocales: { default: "en" },
  catalogs: [
    {
      path: `${locales}/{locale}`,
      include: [web],
      exclude: Object.values(wordAreas).flatMap((folders) =>
        folders.map((folder) =>
          /[.]tsx?$/.test(folder) ? `${web}/${folder}` : `${web}/${folder}/**`,
        ),
      ),
    },
    // Of documents: the server reads both, and the pages that show a report the second.
    { path: `${locales}/documents/{locale}`, include: [reportFile("document-messages")] },
    { path: `${locales}/report/{locale}`, include: [reportFile("report-messages")] },
    ...concernFiles.map(([area, file]) => ({
      path: `${locales}/${area}/{locale}`,
      include: [`<rootDir>/src/report${file}`],
    })),
    ...Object.entries(wordAreas).map(([area, folders]) => ({
      path: `${locales}/${area}/{locale}`,
      include: folders.map((folder) => `${web}/${folder}`),
    })),
  ],
  format: "po",
  // Line numbers would change the catalogue with every unrelated edit.
  formatOptions: { lineNumbers: false },
});
