import { describe, expect, it } from "vitest";
import type { BuildManifest } from "../manifest.ts";
import { budgetLines, passed, tableOf } from "./budget-lines.ts";

const manifest: BuildManifest = {
  scripts: {
    "boot.js": { imports: [], dynamicImports: ["app.js", "words-report.js", "home.js"] },
    "app.js": { imports: ["react.js"], dynamicImports: ["entrance.js"] },
    "react.js": { imports: [], dynamicImports: [] },
    "words-report.js": { imports: [], dynamicImports: [] },
    "home.js": { imports: ["app.js"], dynamicImports: ["cards.js", "track.js"] },
    "cards.js": { imports: ["home.js"], dynamicImports: [] },
    "entrance.js": { imports: ["app.js", "forms.js"], dynamicImports: [] },
    "track.js": { imports: ["cards.js", "forms.js"], dynamicImports: [] },
    "forms.js": { imports: ["react.js"], dynamicImports: [] },
  },
  fileOf: {
    "index.html": "boot.js",
    "src/web/main.tsx": "app.js",
    "src/web/i18n/locales/en.po?table=report": "words-report.js",
    "src/web/app/gate/signed-in-gate.tsx": "home.js",
    "src/web/api/device/load-answers.ts": "home.js",
    "src/web/pages/home/home-page.tsx": "home.js",
    "src/web/pages/home/cards.tsx": "cards.js",
    "src/web/app/device/notices.tsx": "cards.js",
    "src/web/pages/visitor/login-page.tsx": "entrance.js",
    "src/web/pages/days/track-page.tsx": "track.js",
  },
};
const sizes = {
  "boot.js": 1_000,
  "app.js": 20_000,
  "react.js": 60_000,
  "words-report.js": 3_000,
  "home.js": 10_000,
  "cards.js": 8_000,
  "entrance.js": 9_000,
  "track.js": 7_000,
  "forms.js": 6_000,
};
const items = (of: Readonly<Record<string, number>>) =>
  Object.entries(of).map(([file, bytes]) => ({ file, bytes }));
const landing = items({ "index.html": 10_000, "boot.js": 1_000 });

const signIn = items({ "login.html": 4_000, "boot.js": 1_000, "app.js": 20_000 });

const linesWith = (changes: Partial<typeof sizes>) =>
  budgetLines(manifest, {
    ...{ landing, translated: {}, signIn, everyDay: [] },
    pdfReader: items({ "pdf-worker.js": 400_000 }),
    scripts: items({ ...sizes, ...changes }),
  });
const figures = (changes: Partial<typeof sizes>) =>
  linesWith(changes).map(({ name, is, unit }) => [name, is, unit]);

describe("the budget", () => {
  it("weighs the landing page, the sign-in and home with everything they load, once", () => {
    expect(figures({}).slice(0, 5)).toEqual([
      ["landing page, in all", 11_000, "bytes"],
      ["sign-in, in all", 25_000, "bytes"],
      ["first signed-in screen, scripts", 91_000, "bytes"],
      ["first signed-in screen, scripts", 4, "files"],
      ["home with all that follows, scripts", 99_000, "bytes"],
    ]);
  });

  it("counts the scripts that are too small for a request of their own", () => {
    expect(figures({})[5]).toEqual(["scripts under 5 kB that are no words", 0, "files"]);
    const small = {
      ...{ "forms.js": 4_999, "track.js": 300, "cards.js": 300 },
      "words-report.js": 300,
    };
    expect(figures(small)[5]).toEqual([
      "scripts under 5 kB that are no words: cards.js, track.js, forms.js",
      3,
      "files",
    ]);
    expect(passed(linesWith(small))).toBe(false);
  });

  it("counts only what another part adds to home", () => {
    expect(figures({}).slice(7)).toEqual([
      ["+ entrance.js", 15_000, "bytes"],
      ["+ track.js", 13_000, "bytes"],
      ["cached for every day, in all", 0, "bytes"],
      ["the reader of PDFs, on demand", 400_000, "bytes"],
    ]);
  });

  it("names the heaviest table in any language", () => {
    expect(figures({})[6]).toEqual(["words of a table, at most (words-report.js)", 3_000, "bytes"]);
    expect(passed(linesWith({ "words-report.js": 12_001 }))).toBe(false);
  });

  it("allows exactly the budget and not a byte more", () => {
    expect(passed(linesWith({ "track.js": 34_000 }))).toBe(true);
    expect(passed(linesWith({ "track.js": 34_001 }))).toBe(false);
    expect(passed(linesWith({ "react.js": 400_000 }))).toBe(false);
  });

  it("marks what is too heavy in its table", () => {
    expect(tableOf(landing, linesWith({ "track.js": 50_000 }))).toMatch(
      /\+ track\.js +56\.0 +40\.0 {2}TOO MUCH/,
    );
  });

  it("rejects a build without a part it weighs", () => {
    const { "src/web/main.tsx": _, ...rest } = manifest.fileOf;
    expect(() =>
      budgetLines(
        { ...manifest, fileOf: rest },
        { landing, translated: {}, signIn, everyDay: [], scripts: [], pdfReader: [] },
      ),
    ).toThrow("The build has no src/web/main.tsx.");
  });
});
