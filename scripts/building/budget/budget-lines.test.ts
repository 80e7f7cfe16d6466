import { describe, expect, it } from "vitest";
import type { BuildManifest } from "../manifest.ts";
import { isExceeded, rowOf, scriptBudgets } from "./budget-lines.ts";

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

const budgetsWith = (changes: Partial<typeof sizes>) => {
  const weights: Readonly<Record<string, number>> = { ...sizes, ...changes };
  return scriptBudgets(manifest, (file) => weights[file] ?? Number.NaN);
};
const rowsWith = (changes: Partial<typeof sizes>) =>
  budgetsWith(changes).map((budget) => rowOf(budget).trim().split(/ {2,}/));
const isTooMuch = (changes: Partial<typeof sizes>) => budgetsWith(changes).some(isExceeded);

describe("the budget", () => {
  it("weighs the first screen and home with everything they load, once", () => {
    expect(rowsWith({}).slice(0, 3)).toEqual([
      ["first signed-in screen, scripts", "91.0", "130.0"],
      ["first signed-in screen, files", "4.0", "6.0"],
      ["home with all that follows, scripts", "99.0", "275.0"],
    ]);
  });

  it("counts the scripts that are too small for a request of their own", () => {
    expect(rowsWith({})[3]).toEqual(["under 5 kB:", "0.0", "2.0"]);
    const small = {
      "forms.js": 4_999,
      "track.js": 300,
      "cards.js": 300,
      "words-report.js": 300,
    };
    expect(rowsWith(small)[3]?.join(" ")).toBe(
      "under 5 kB: cards.js, track.js, forms.js 3.0 2.0 TOO MUCH",
    );
  });

  it("counts only what another part adds to home", () => {
    expect(rowsWith({}).slice(5)).toEqual([
      ["+ entrance.js", "15.0", "40.0"],
      ["+ track.js", "13.0", "40.0"],
    ]);
  });

  it("names the heaviest table in any language", () => {
    expect(rowsWith({})[4]).toEqual(["words of a table, at most (words-report.js)", "3.0", "12.0"]);
    expect(isTooMuch({ "words-report.js": 12_001 })).toBe(true);
  });

  it("allows exactly the budget and not a byte more", () => {
    expect(isTooMuch({ "track.js": 34_000 })).toBe(false);
    expect(isTooMuch({ "track.js": 34_001 })).toBe(true);
    expect(isTooMuch({ "react.js": 400_000 })).toBe(true);
  });

  it("rejects a build without a part it weighs", () => {
    const { "src/web/main.tsx": _, ...rest } = manifest.fileOf;
    expect(() => scriptBudgets({ ...manifest, fileOf: rest }, () => 0)).toThrow(
      "The build has no src/web/main.tsx.",
    );
  });
});
