import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { isDraft } from "../../src/contract/kernel/draft-languages.ts";
import { type LanguageTag, languageTags } from "../../src/contract/kernel/language-tag.ts";
import { concernAreas } from "../../src/report/concern-words/areas.ts";
import { speechOf } from "../../src/server/documents/language/speech-of.ts";
import type { Release } from "../../src/web/worker/release.ts";
import { webPlugins } from "../../vite.plugins.ts";
import { catalogueOf, FIRST_SCREEN_CODE, formsOf, tableIn } from "./first-screen.ts";
import { linkedFrom } from "./linked-from.ts";
import { type BuildManifest, scriptsIn, scriptsOf } from "./manifest.ts";
import { hasOwnFace, typefacesIn } from "./typefaces.ts";

/** Daily screens: home with its cards, and today's log in Track. */
const EVERY_DAY = ["home-cards", "track"];

/** Other areas available offline, cached in a second step; home loads most of it. */
const ALSO_WITHOUT_NETWORK = [
  "background",
  "concerns",
  "crisis",
  "cycle",
  "entrance",
  "health",
  "keys",
  "kept",
  // The doctor's page shares the report's rendering with the link's page.
  "learn",
  "logs",
  "medicines",
  "report",
  "stages",
  "visit",
];

const CATALOGUES = "src/web/i18n/catalogues.ts";

/** The tables in a language: no screen without network falls back to another. */
const tablesIn = (language: LanguageTag) =>
  ["report", "field-labels", ...concernAreas].map((table) => tableIn(language, table));

/** Cached with a draft only. */
const OF_DRAFTS = [
  ...["better-words", "word-choice", "word-form"].map(
    (name) => `src/web/entry/better-words/${name}.tsx`,
  ),
  // The English beneath words that matter most.
  ...["entry/crisis", "features/learn"].map((folder) => catalogueOf("en", `?from=${folder}`)),
];

export async function writeWorker(folder: string, manifest: BuildManifest): Promise<Release> {
  const release = await releaseOf(folder, manifest);
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [webPlugins()],
    define: { RELEASE: JSON.stringify(release) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: ["chrome111", "firefox114", "safari16.4"],
      rolldownOptions: {
        input: { sw: "src/web/worker/sw.ts" },
        output: { format: "iife", entryFileNames: "[name].js" },
        checks: { pluginTimings: false },
      },
    },
  });
  return release;
}

async function releaseOf(folder: string, manifest: BuildManifest): Promise<Release> {
  const files = await readdir(folder, { recursive: true });
  const documents = files.filter((name) => name.endsWith(".html")).sort();
  const texts = await Promise.all(documents.map((name) => readFile(join(folder, name), "utf8")));
  const shell = texts[documents.indexOf("index.html")] ?? "";
  const filesOf = (sources: readonly string[]) => [...scriptsOf(manifest, sources)].map(rooted);
  const filesIn = (areas: readonly string[]) => [...scriptsIn(manifest, areas)].map(rooted);
  const first = new Set([
    "/",
    ...linkedFrom(shell).map(rooted),
    ...filesOf(FIRST_SCREEN_CODE),
    ...filesIn(EVERY_DAY),
  ]);
  const beside = (files: readonly string[]) => files.filter((file) => !first.has(file)).sort();
  const wordsOf = (language: LanguageTag) => ({
    first: beside(filesOf(formsOf(language))),
    later: beside([
      // Other languages' fonts stay in the browser's cache once loaded.
      ...(hasOwnFace(language) ? typefacesIn(files, language).map(rooted) : []),
      ...filesOf([
        ...tablesIn(language),
        // The doctor's page is in English in every language.
        ...tablesIn("en"),
        ...(isDraft(language) ? OF_DRAFTS : []),
      ]),
    ]),
  });
  const content = [...texts, ...Object.keys(manifest.scripts).sort()].join("\n");
  return {
    name: createHash("sha256").update(content).digest("base64url").slice(0, 8),
    first: [...first].sort(),
    later: beside(["/login", ...filesIn(ALSO_WITHOUT_NETWORK), ...filesOf([CATALOGUES])]),
    words: byLanguage(wordsOf),
    // The same neutral text as in the calendar feed.
    note: byLanguage((language) => speechOf(language).say("calendar.feed.note")),
    documents: documents
      .filter((name) => name !== "index.html")
      .map((name) => `/${name.replace(/\.html$/, "")}`),
  };
}

const byLanguage = <Value>(inLanguage: (language: LanguageTag) => Value) =>
  Object.fromEntries(languageTags.map((tag) => [tag, inLanguage(tag)])) as Record<
    LanguageTag,
    Value
  >;

const rooted = (file: string) => `/${file}`;
