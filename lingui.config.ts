import { defineConfig } from "@lingui/cli";
import { extractor as fromSource } from "@lingui/cli/api";
import { concernMessages } from "./src/report/concern-words/messages.ts";
import { wordAreas } from "./word-areas.ts";

const web = "<rootDir>/src/web";
// The check that they are fresh extracts them elsewhere.
const locales = process.env.MWEZI_LOCALES ?? "<rootDir>/src/web/i18n/locales";

const CONCERN_WORDS = "<rootDir>/src/report/concern-words/messages.ts";

type Extractor = NonNullable<Parameters<typeof defineConfig>[0]["extractors"]>[number];

/** The sentences of the concerns stand in the report's words: here they get their ids. */
const fromConcernWords: Extractor = {
  match: (file) => file.endsWith("/concern-words/messages.ts"),
  extract: (file, _code, onMessage) => {
    for (const [id, message] of Object.entries(concernMessages)) {
      onMessage({ id, message, origin: [file, 1] });
    }
  },
};

export default defineConfig({
  extractors: [fromConcernWords, fromSource],
  sourceLocale: "en",
  locales: ["en"],
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
    ...Object.entries(wordAreas).map(([area, folders]) => ({
      path: `${locales}/${area}/{locale}`,
      include: [
        ...folders.map((folder) => `${web}/${folder}`),
        ...(area === "concerns" ? [CONCERN_WORDS] : []),
      ],
    })),
  ],
  format: "po",
  // Line numbers would change the catalogue with every unrelated edit.
  formatOptions: { lineNumbers: false },
});
