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

/** Bytes below which a script's request costs more than its content. */
const LEAST_SCRIPT = 5000;
/** The bundler's own helper chunk, and one for sources missing in the plan. */
const SMALL_SCRIPTS = 2;

const WHOLE_HOME = [
  ...FIRST_SCREEN_CODE,
  "src/web/api/device/load-answers.ts",
  "src/web/pages/home/cards.tsx",
  "src/web/app/device/notices.tsx",
];

/** Files an English user never loads, and tables and catalogues. */
const OTHER_LANGUAGE =
  /\/language\/forms\/|\/locales\/|\/(?:legal|articles)\/\w{2,3}\/|\/better-words\/better-words\.tsx$/;
/** A language's messages, texts and formats, and the map of the tables. */
const LANGUAGE = new RegExp(`${OTHER_LANGUAGE.source}|/i18n/catalogues\\.ts$`);

export function budgetLines(
  manifest: BuildManifest,
  { landing, translated, signIn, everyDay, scripts, pdfReader }: Weighed,
): BudgetLine[] {
  const weigh = (files: ReadonlySet<string>) => sum(scripts.filter(({ file }) => files.has(file)));
  const filesOf = (source: RegExp) => {
    const own = Object.entries(manifest.fileOf).filter(([path]) => source.test(path));
    return new Set(own.map(([, file]) => file));
  };
  const first = scriptsOf(manifest, FIRST_SCREEN_CODE);
  const home = scriptsOf(manifest, WHOLE_HOME);
  const uncounted = new Set([...filesOf(LANGUAGE), ...scriptsOf(manifest, ["index.html"])]);
  const small = scripts.filter(({ file, bytes }) => bytes < LEAST_SCRIPT && !uncounted.has(file));
  // Includes partial drafts.
  const tables = filesOf(/\.po\?/);
  const [heaviest = { file: "", bytes: 0 }] = scripts
    .filter(({ file }) => tables.has(file))
    .sort((one, other) => other.bytes - one.bytes);
  const later = new Set(Object.values(manifest.scripts).flatMap((script) => script.dynamicImports));
  const others = filesOf(OTHER_LANGUAGE);
  const areas = [...later].sort().flatMap((file) => {
    const added = [...withImports(manifest, [file])].filter((needed) => !home.has(needed));
    const isWeighed = added.length > 0 && !others.has(file);
    return isWeighed ? [line(`+ ${plain(file)}`, weigh(new Set(added)), 40_000)] : [];
  });
  return [
    line("landing page, in all", sum(landing), LANDING_BUDGET),
    line("sign-in, in all", sum(signIn), 80_000),
    line("first signed-in screen, scripts", weigh(first), 130_000),
    line("first signed-in screen, scripts", first.size, 6, "files"),
    line("home with all that follows, scripts", weigh(home), 275_000),
    line(smallOnes(small), small.length, SMALL_SCRIPTS, "files"),
    line(`words of a table, at most (${plain(heaviest.file)})`, heaviest.bytes, 12_000),
    ...areas,
    ...Object.entries(translated).map(([language, items]) =>
      line(`landing page in ${language}, in all`, sum(items), LANDING_BUDGET),
    ),
    // What the worker caches before activation; most is loaded by home.
    line("cached for every day, in all", sum(everyDay), 330_000),
    line("the reader of PDFs, on demand", sum(pdfReader), PDF_READER_KILOBYTES * 1000),
  ];
}

const line = (name: string, is: number, atMost: number, unit: BudgetLine["unit"] = "bytes") => ({
  ...{ name, is, atMost, unit },
});

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
