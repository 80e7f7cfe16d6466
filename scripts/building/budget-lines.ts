import { type BuildManifest, scriptsOf } from "./manifest.ts";

export interface Item {
  readonly file: string;
  /** gzip. */
  readonly bytes: number;
}

export interface BudgetLine {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

/** 1 kB is 1000 bytes. */
const LANDING_BUDGET = 110_000;
const FIRST_SCREEN_BUDGET = 170_000;
const ROUTE_BUDGET = 40_000;

/** What the worker keeps before it takes over, about 245 kB with Brotli; most has come with home. */
const EVERY_DAY_BUDGET = 280_000;

/** What a signed-in woman's first screen runs on: the dashboard, in English. */
export const FIRST_SCREEN = [
  "index.html",
  "src/web/main.tsx",
  "src/web/i18n/locales/en.po",
  "src/web/app/signed-in-gate.tsx",
  "src/web/pages/home-page.tsx",
];

/** Weighs the landing page, the first screen, and what every other part of the app adds to it. */
export function budgetLines(
  manifest: BuildManifest,
  landing: readonly Item[],
  scripts: readonly Item[],
): BudgetLine[] {
  const bytes = new Map(scripts.map(({ file, bytes: size }) => [file, size]));
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + (bytes.get(file) ?? 0), 0);
  const first = scriptsOf(manifest, FIRST_SCREEN);
  const parts = Object.values(manifest).flatMap((chunk) => chunk.dynamicImports ?? []);
  const routes = [...new Set(parts)]
    .map((part) => ({ part, added: without(first, scriptsOf(manifest, [part])) }))
    .filter(({ added }) => added.length > 0);
  return [
    { name: "landing page, in all", bytes: sum(landing), budget: LANDING_BUDGET },
    { name: "first signed-in screen, scripts", bytes: weigh(first), budget: FIRST_SCREEN_BUDGET },
    ...routes.map(({ part, added }) => ({
      name: `+ ${part.replace("src/web/", "")}`,
      bytes: weigh(added),
      budget: ROUTE_BUDGET,
    })),
  ];
}

export const everyDayLine = (kept: readonly Item[]): BudgetLine => ({
  name: "kept for every day, in all",
  bytes: sum(kept),
  budget: EVERY_DAY_BUDGET,
});

export function passed(lines: readonly BudgetLine[]): boolean {
  return lines.every((line) => line.bytes <= line.budget);
}

export function tableOf(landing: readonly Item[], lines: readonly BudgetLine[]): string {
  const kilobytes = (size: number) => (size / 1000).toFixed(1).padStart(8);
  return [
    "The landing page, before any choice (kB gzip)",
    ...landing.map((item) => `  ${item.file.padEnd(48)}${kilobytes(item.bytes)}`),
    "",
    `${"Budget (kB gzip)".padEnd(50)}${"is".padStart(8)}${"at most".padStart(9)}`,
    ...lines.map(
      ({ name, bytes, budget }) =>
        `  ${name.padEnd(48)}${kilobytes(bytes)}${kilobytes(budget)}${bytes > budget ? "  TOO HEAVY" : ""}`,
    ),
  ].join("\n");
}

function without(known: ReadonlySet<string>, files: ReadonlySet<string>): string[] {
  return [...files].filter((file) => !known.has(file));
}

function sum(items: readonly Item[]): number {
  return items.reduce((total, item) => total + item.bytes, 0);
}
