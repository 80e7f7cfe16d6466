import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type LanguageTag, languageTags } from "../../../src/contract/kernel/language-tag.ts";
import { PDF_READER_KILOBYTES } from "../../../src/web/readers/pdf/unreadable-pdf.ts";
import type { Release } from "../../../src/web/worker/release.ts";
import { FIRST_SCREEN_CODE, KEPT_CODE } from "../first-screen.ts";
import { type BuildManifest, scriptsOf, withImports } from "../manifest.ts";
import { bytesOf, everyDayFiles, filesOfPage, landingFile } from "./weigh.ts";

interface Budget {
  readonly name: string;
  readonly files: readonly string[];
  /** Gzipped bytes, or the number of files. 1 kB is 1000 bytes. */
  readonly atMost: number;
  readonly unit?: "files";
}

/** Gzipped bytes of a file. */
type WeightOf = (file: string) => number;

const TOO_MUCH = "  TOO MUCH";

/** Bytes below which a script's request costs more than its content. */
const LEAST_SCRIPT = 5000;
/** The bundler's own helper chunk, and one for sources missing in the plan. */
const SMALL_SCRIPTS = 2;

const WHOLE_HOME = [
  ...FIRST_SCREEN_CODE,
  KEPT_CODE,
  "src/web/pages/home/cards.tsx",
  "src/web/app/device/notices.tsx",
];

/** Files an English user never loads, and tables and catalogues. */
const OTHER_LANGUAGE =
  /\/language\/forms\/|\/locales\/|\/(?:legal|articles)\/\w{2,3}\/|\/better-words\/better-words\.tsx$/;
/** A language's messages, texts and formats, and the map of the tables. */
const LANGUAGE = new RegExp(`${OTHER_LANGUAGE.source}|/i18n/catalogues\\.ts$`);

/** Prints the weight of each page and fails the build if a page exceeds its budget. */
export function checkBudget(folder: string, manifest: BuildManifest, release: Release): void {
  const weightOf = (file: string) => bytesOf(folder, file);
  const landing = (tag: LanguageTag): Budget => ({
    name: `landing page${tag === "en" ? "" : ` in ${tag}`}, in all`,
    files: filesOfPage(folder, landingFile(tag), tag),
    atMost: 72_000,
  });
  const budgets = [
    landing("en"),
    { name: "sign-in, in all", files: filesOfPage(folder, "login.html"), atMost: 80_000 },
    ...scriptBudgets(manifest, weightOf),
    ...languageTags.filter((tag) => tag !== "en").map(landing),
    // What the worker caches before activation; most is loaded by home.
    { name: "cached for every day, in all", files: everyDayFiles(release), atMost: 330_000 },
    {
      name: "the reader of PDFs, on demand",
      files: pdfReader(folder),
      atMost: PDF_READER_KILOBYTES * 1000,
    },
  ];
  const rows = budgets.map((budget) => rowOf(budget, weightOf));
  console.log(
    [
      "\nThe landing page, before any choice (kB gzip)",
      ...landing("en").files.map((file) => `  ${file.padEnd(48)}${kilobytes(weightOf(file))}`),
      `\n${"Budget (kB gzip, or files)".padEnd(50)}${"is".padStart(8)}${"at most".padStart(9)}`,
      ...rows,
    ].join("\n"),
  );
  if (!rows.some((row) => row.endsWith(TOO_MUCH))) return;
  console.error("\nA page exceeds its budget: make it lighter.");
  process.exitCode = 1;
}

/** Runs before the copies of earlier releases are added. */
function pdfReader(folder: string): string[] {
  const found = readdirSync(join(folder, "assets")).filter((name) =>
    /^pdf-worker-.*\.js$/.test(name),
  );
  if (found.length === 0) throw new Error("The build has no reader of PDFs.");
  return found.map((name) => join("assets", name));
}

export function scriptBudgets(manifest: BuildManifest, weightOf: WeightOf): Budget[] {
  const filesOf = (source: RegExp) =>
    Object.entries(manifest.fileOf).flatMap(([path, file]) => (source.test(path) ? [file] : []));
  const first = [...scriptsOf(manifest, FIRST_SCREEN_CODE)];
  const home = scriptsOf(manifest, WHOLE_HOME);
  const uncounted = new Set([...filesOf(LANGUAGE), ...scriptsOf(manifest, ["index.html"])]);
  const small = Object.keys(manifest.scripts).filter(
    (file) => weightOf(file) < LEAST_SCRIPT && !uncounted.has(file),
  );
  // Includes partial drafts.
  const tables = filesOf(/\.po\?/).sort((one, other) => weightOf(one) - weightOf(other));
  const heaviest = tables.slice(-1);
  const later = new Set(Object.values(manifest.scripts).flatMap((script) => script.dynamicImports));
  for (const file of filesOf(OTHER_LANGUAGE)) later.delete(file);
  const areas = [...later].sort().map((file) => ({
    name: `+ ${plain(file)}`,
    files: [...withImports(manifest, [file])].filter((needed) => !home.has(needed)),
    atMost: 40_000,
  }));
  return [
    { name: "first signed-in screen, scripts", files: first, atMost: 130_000 },
    { name: "first signed-in screen, scripts", files: first, atMost: 6, unit: "files" },
    { name: "home with all that follows, scripts", files: [...home], atMost: 275_000 },
    { name: smallOnes(small), files: small, atMost: SMALL_SCRIPTS, unit: "files" },
    {
      name: `words of a table, at most (${heaviest.map(plain)})`,
      files: heaviest,
      atMost: 12_000,
    },
    ...areas.filter(({ files }) => files.length > 0),
  ];
}

/** Names surplus small scripts, which lack a place in chunk-plan.ts. */
const smallOnes = (small: readonly string[]) =>
  `scripts under 5 kB that are no words${small.length > SMALL_SCRIPTS ? `: ${small.map(plain).join(", ")}` : ""}`;

const plain = (file: string) => file.replace("assets/", "").replace(/-[\w-]{8}(\.en)?\.js$/, "");

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);

export function rowOf({ name, files, atMost, unit }: Budget, weightOf: WeightOf): string {
  const is = unit === "files" ? files.length : files.reduce((sum, file) => sum + weightOf(file), 0);
  const write = (amount: number) =>
    unit === "files" ? String(amount).padStart(8) : kilobytes(amount);
  return `  ${name.padEnd(48)}${write(is)}${write(atMost)}${is > atMost ? TOO_MUCH : ""}`;
}
