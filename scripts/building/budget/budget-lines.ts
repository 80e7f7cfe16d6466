import { PDF_READER_KILOBYTES } from "../../../src/web/readers/pdf/unreadable-pdf.ts";
import { FIRST_SCREEN_CODE } from "../first-screen.ts";
import { type BuildManifest, scriptsOf, withImports } from "../manifest.ts";

export interface Item {
  readonly file: string;
  /** Gzipped. */
  readonly bytes: number;
}

export interface Weighed {
  readonly landing: readonly Item[];
  /** The landing pages of other languages, whose headings may need another font. */
  readonly translated: Readonly<Record<string, readonly Item[]>>;
  readonly signIn: readonly Item[];
  readonly everyDay: readonly Item[];
  readonly scripts: readonly Item[];
  /** Fetched when a PDF is chosen. */
  readonly pdfReader: readonly Item[];
}

export interface BudgetLine {
  readonly name: string;
  readonly is: number;
  readonly atMost: number;
  readonly unit: "bytes" | "files";
}

/** 1 kB is 1000 bytes. */
const LANDING_BUDGET = 72_000;
const LOGIN_BUDGET = 80_000;
const FIRST_SCREEN_BUDGET = 130_000;
const FIRST_SCREEN_FILES = 6;
const WHOLE_HOME_BUDGET = 275_000;
const AREA_BUDGET = 40_000;
/** For a table of sentences, in each language. */
const WORDS_BUDGET = 12_000;

/** What the worker caches before activation; most is loaded by home. */
const EVERY_DAY_BUDGET = 330_000;

/** Bytes below which a script's request costs more than its content. */
const LEAST_SCRIPT = 5000;
/** The bundler's own helper chunk, and one for sources missing in the plan. */
const SMALL_SCRIPTS = 2;

/** What home loads within seconds. */
const WHOLE_HOME = [
  ...FIRST_SCREEN_CODE,
  "src/web/api/device/load-answers.ts",
  "src/web/pages/home/cards.tsx",
  "src/web/app/device/notices.tsx",
];

const filesOf = (manifest: BuildManifest, source: RegExp): ReadonlySet<string> =>
  new Set(
    Object.entries(manifest.fileOf).flatMap(([path, file]) => (source.test(path) ? [file] : [])),
  );

/** Files an English user never loads, and tables and catalogues. */
const OTHER_LANGUAGE =
  /\/language\/forms\/|\/locales\/|\/(?:legal|articles)\/\w{2,3}\/|\/better-words\/better-words\.tsx$/;
/** A language's messages, texts and formats, and the map of the tables. */
const LANGUAGE = new RegExp(`${OTHER_LANGUAGE.source}|/i18n/catalogues\\.ts$`);

export function budgetLines(
  manifest: BuildManifest,
  { landing, translated, signIn, everyDay, scripts, pdfReader }: Weighed,
): BudgetLine[] {
  const sizes = new Map(scripts.map(({ file, bytes }) => [file, bytes]));
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  const first = scriptsOf(manifest, FIRST_SCREEN_CODE);
  const home = scriptsOf(manifest, WHOLE_HOME);
  const boot = scriptsOf(manifest, ["index.html"]);
  const later = Object.values(manifest.scripts).flatMap((script) => script.dynamicImports);
  const others = filesOf(manifest, OTHER_LANGUAGE);
  const areas = [...new Set(later)]
    .filter((file) => !others.has(file))
    .sort()
    .map((file) => ({
      file,
      added: [...withImports(manifest, [file])].filter((needed) => !home.has(needed)),
    }))
    .filter(({ added }) => added.length > 0);
  const words = filesOf(manifest, LANGUAGE);
  const small = scripts.filter(
    ({ file, bytes }) => bytes < LEAST_SCRIPT && !words.has(file) && !boot.has(file),
  );
  return [
    line("landing page, in all", sum(landing), LANDING_BUDGET),
    line("sign-in, in all", sum(signIn), LOGIN_BUDGET),
    line("first signed-in screen, scripts", weigh(first), FIRST_SCREEN_BUDGET),
    line("first signed-in screen, scripts", first.size, FIRST_SCREEN_FILES, "files"),
    line("home with all that follows, scripts", weigh(home), WHOLE_HOME_BUDGET),
    line(smallOnes(small), small.length, SMALL_SCRIPTS, "files"),
    heaviestWords(manifest, scripts),
    ...areas.map(({ file, added }) => line(`+ ${plain(file)}`, weigh(added), AREA_BUDGET)),
    ...Object.entries(translated).map(([language, items]) =>
      line(`landing page in ${language}, in all`, sum(items), LANDING_BUDGET),
    ),
    line("cached for every day, in all", sum(everyDay), EVERY_DAY_BUDGET),
    line("the reader of PDFs, on demand", sum(pdfReader), PDF_READER_KILOBYTES * 1000),
  ];
}

const line = (name: string, is: number, atMost: number, unit: BudgetLine["unit"] = "bytes") => ({
  ...{ name, is, atMost, unit },
});

/** Includes partial drafts. */
function heaviestWords(manifest: BuildManifest, scripts: readonly Item[]): BudgetLine {
  const words = filesOf(manifest, /\.po\?/);
  const [first] = scripts
    .filter(({ file }) => words.has(file))
    .sort((one, other) => other.bytes - one.bytes);
  const name = first === undefined ? "" : plain(first.file);
  return line(`words of a table, at most (${name})`, first?.bytes ?? 0, WORDS_BUDGET);
}

export function passed(lines: readonly BudgetLine[]): boolean {
  return lines.every((line) => line.is <= line.atMost);
}

export function tableOf(landing: readonly Item[], lines: readonly BudgetLine[]): string {
  const kilobytes = (size: number) => (size / 1000).toFixed(1).padStart(8);
  const amount = (value: number, unit: BudgetLine["unit"]) =>
    unit === "bytes" ? kilobytes(value) : String(value).padStart(8);
  return [
    "The landing page, before any choice (kB gzip)",
    ...landing.map((item) => `  ${item.file.padEnd(48)}${kilobytes(item.bytes)}`),
    "",
    `${"Budget (kB gzip, or files)".padEnd(50)}${"is".padStart(8)}${"at most".padStart(9)}`,
    ...lines.map(
      ({ name, is, atMost, unit }) =>
        `  ${name.padEnd(48)}${amount(is, unit)}${amount(atMost, unit)}${is > atMost ? "  TOO MUCH" : ""}`,
    ),
  ].join("\n");
}

/** Names surplus small scripts, which lack a place in chunk-plan.ts. */
const smallOnes = (small: readonly Item[]) =>
  `scripts under 5 kB that are no words${small.length > SMALL_SCRIPTS ? `: ${small.map(({ file }) => plain(file)).join(", ")}` : ""}`;

const plain = (file: string) => file.replace("assets/", "").replace(/-[\w-]{8}(\.en)?\.js$/, "");

const sum = (items: readonly Item[]) => items.reduce((total, { bytes }) => total + bytes, 0);
