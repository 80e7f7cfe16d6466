import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type LanguageTag, languageTags } from "../../../src/contract/kernel/language-tag.ts";
import { PDF_READER_KILOBYTES } from "../../../src/web/readers/pdf/unreadable-pdf.ts";
import type { Release } from "../../../src/web/worker/release.ts";
import { FIRST_SCREEN_CODE, KEPT_CODE } from "../first-screen.ts";
import { type BuildManifest, scriptsOf, withImports } from "../manifest.ts";
import { bytesOf, everyDayFiles, filesOfPage, landingFile } from "./weigh.ts";

/** In gzipped kilobytes of 1000 bytes, or in files. */
interface Budget {
  readonly name: string;
  readonly is: number;
  readonly atMost: number;
}

/** Gzipped bytes of a file. */
type WeightOf = (file: string) => number;

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
  const budget = kilobyteBudget(weightOf);
  const assets = readdirSync(join(folder, "assets")).map((name) => join("assets", name));
  const pdfReader = assets.filter((file) => /pdf-worker-[^/]*\.js$/.test(file));
  const landing = (tag: LanguageTag) => filesOfPage(folder, landingFile(tag), tag);
  const budgets = [
    ...languageTags.map((tag) => budget(`landing page in ${tag}, in all`, landing(tag), 72)),
    budget("sign-in, in all", filesOfPage(folder, "login.html"), 80),
    ...scriptBudgets(manifest, weightOf),
    // What the worker caches before activation; most is loaded by home.
    budget("cached for every day, in all", everyDayFiles(release), 330),
    budget("the reader of PDFs, on demand", pdfReader, PDF_READER_KILOBYTES),
  ];
  console.log(["\nBudget, in kB gzip or files: is, at most", ...budgets.map(rowOf)].join("\n"));
  if (!budgets.some(isExceeded)) return;
  console.error("\nA page exceeds its budget: make it lighter.");
  process.exitCode = 1;
}

export function scriptBudgets(manifest: BuildManifest, weightOf: WeightOf): Budget[] {
  const budget = kilobyteBudget(weightOf);
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
  const areas = [...later].sort().flatMap((file) => {
    const added = [...withImports(manifest, [file])].filter((needed) => !home.has(needed));
    return added.length === 0 ? [] : [budget(`+ ${plain(file)}`, added, 40)];
  });
  return [
    budget("first signed-in screen, scripts", first, 130),
    { name: "first signed-in screen, files", is: first.length, atMost: 6 },
    budget("home with all that follows, scripts", [...home], 275),
    // Those beyond the limit lack a place in chunk-plan.ts.
    { name: `under 5 kB: ${small.map(plain).join(", ")}`, is: small.length, atMost: SMALL_SCRIPTS },
    budget(`words of a table, at most (${heaviest.map(plain)})`, heaviest, 12),
    ...areas,
  ];
}

const kilobyteBudget = (weightOf: WeightOf) => {
  return (name: string, files: readonly string[], atMost: number): Budget => {
    if (files.length === 0) throw new Error(`The build has no file for: ${name}.`);
    return { name, is: files.reduce((sum, file) => sum + weightOf(file), 0) / 1000, atMost };
  };
};

const plain = (file: string) => file.replace("assets/", "").replace(/-[\w-]{8}(\.en)?\.js$/, "");

export const isExceeded = ({ is, atMost }: Budget): boolean => is > atMost;

export const rowOf = (budget: Budget): string =>
  `  ${budget.name.padEnd(48)}${budget.is.toFixed(1).padStart(8)}${budget.atMost.toFixed(1).padStart(9)}${isExceeded(budget) ? "  TOO MUCH" : ""}`;
