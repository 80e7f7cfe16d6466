import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { broughtBy } from "../../src/web/i18n/brought.ts";
import type { Area } from "../../src/web/i18n/catalogues.ts";
import { wordAreas } from "../../word-areas.ts";

interface Step {
  readonly file: string;
  readonly areas: readonly string[];
}

type Areas = Readonly<Record<string, readonly string[]>>;
type ReadSource = (file: string) => string;

const STATIC = /^(?:import|export) (?!type\b)[^"]*?from "([^"]+)"|^import "([^"]+)"/gm;
// With its messages by `withWords("area", …)`, or by a page's line that names them.
const DYNAMIC =
  /(?:(?:withWords\(\s*|\bwords: )"([\w-]+)",(?:[^"]|"[\w-]+",)*?)?\bimport\(\s*"([^"]+)"\s*\)/g;

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith("#web/")) return specifier.replace("#web/", "src/web/");
  return specifier.startsWith(".") ? join(dirname(from), specifier) : null;
}

/** Loaded on demand by `useWords`, for the reasons of refused fields; not part of a screen. */
const fetchedWhenNeeded = ["fields"];

/** The imports of a file, and the areas whose messages are loaded with each. */
function stepsFrom({ file, areas }: Step, read: ReadSource): Step[] {
  const source = read(file);
  const step = (specifier: string | undefined, more: readonly string[]): Step[] => {
    const target = resolve(file, specifier ?? "");
    return target?.match(/\.tsx?$/) ? [{ file: target, areas: [...areas, ...more] }] : [];
  };
  return [
    ...[...source.matchAll(STATIC)].flatMap(([, from, bare]) => step(from ?? bare, [])),
    ...[...source.matchAll(DYNAMIC)].flatMap(([, area, target]) =>
      step(target, area ? [area, ...broughtBy(area as Area)] : []),
    ),
  ];
}

/** Files that can be rendered without the messages of their area. */
function wordless(entry: string, areas: Areas, read: ReadSource): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const waiting: Step[] = [{ file: entry, areas: [] }];
  for (let step = waiting.pop(); step; step = waiting.pop()) {
    const { file } = step;
    const key = `${file} ${[...new Set(step.areas)].sort().join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    // A component used in several areas has its messages in each area's catalogue.
    const homes = Object.keys(areas).filter((area) =>
      areas[area]?.some((path) => `${file}/`.startsWith(`src/web/${path}/`)),
    );
    const showsWords = homes.length > 0 && /@lingui\/(?:core|react)\/macro/.test(read(file));
    const hasWords = homes.some(
      (area) => step.areas.includes(area) || fetchedWhenNeeded.includes(area),
    );
    if (showsWords && !hasWords) found.add(`${file} (${homes.join(" or ")})`);
    waiting.push(...stepsFrom(step, read));
  }
  return [...found];
}

describe("the words of an area", () => {
  it("are loaded before any screen that uses them", () => {
    const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
    expect(wordless("src/web/main.tsx", wordAreas, read)).toEqual([]);
  });

  it("are reported if a screen is loaded without them", () => {
    const files: Record<string, string> = {
      "src/web/main.tsx": 'import { App } from "./app.tsx";',
      "src/web/app.tsx": `
        const A = lazy(() => withWords("moon", () => import("#web/features/moon/a.tsx")));
        const B = lazy(() => import("./bare.tsx"));
        const D = page({ words: "moon", tab: "sky", load: () => import("#web/features/moon/d.tsx") });`,
      "src/web/bare.tsx": 'import { C } from "#web/features/moon/c.tsx";',
      "src/web/features/moon/a.tsx": 'import { Trans } from "@lingui/react/macro";',
      "src/web/features/moon/d.tsx": 'import { Trans } from "@lingui/react/macro";',
      "src/web/words/moon.ts": 'import { msg } from "@lingui/core/macro";',
      "src/web/features/moon/c.tsx":
        'import { moonLabels } from "#web/words/moon.ts"; import { Trans } from "@lingui/react/macro";',
    };
    const found = wordless(
      "src/web/main.tsx",
      { moon: ["features/moon", "words/moon.ts"] },
      (file) => files[file] ?? "",
    );
    expect(found).toEqual(["src/web/features/moon/c.tsx (moon)", "src/web/words/moon.ts (moon)"]);
  });

  it("include each list once, except for those of the first screen", () => {
    const lists = Object.values(wordAreas).flatMap((paths) =>
      paths.filter((path) => path.startsWith("words/")),
    );
    // `labels.ts` is the type of a list.
    const files = readdirSync("src/web/words").filter(
      (file) => file !== "labels.ts" && !file.includes(".test."),
    );
    expect(files.filter((file) => !lists.includes(`words/${file}`))).toEqual(["cycle-phase.ts"]);
    expect(new Set(lists).size).toBe(lists.length);
    expect(lists.filter((path) => !existsSync(`src/web/${path}`))).toEqual([]);
  });

  it("are loaded with any of the areas they belong to", () => {
    const files: Record<string, string> = {
      "src/web/main.tsx": `
        const A = lazy(() => withWords("sky", () => import("./features/moon/a.tsx")));
        const B = lazy(() => withWords("sea", () => import("./features/moon/b.tsx")));`,
      "src/web/features/moon/a.tsx": 'import { Trans } from "@lingui/react/macro";',
      "src/web/features/moon/b.tsx": 'import { Trans } from "@lingui/react/macro";',
    };
    const areas = { moon: ["features/moon"], sky: ["features/moon"], sea: ["features/sea"] };
    const found = wordless("src/web/main.tsx", areas, (file) => files[file] ?? "");
    expect(found).toEqual(["src/web/features/moon/b.tsx (moon or sky)"]);
  });
});
