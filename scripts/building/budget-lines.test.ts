import { describe, expect, it } from "vitest";
import { budgetLines, passed, tableOf } from "./budget-lines.ts";

const manifest = {
  "index.html": { file: "boot.js", dynamicImports: ["src/web/main.tsx"] },
  "src/web/main.tsx": {
    file: "main.js",
    imports: ["_react.js"],
    dynamicImports: [
      "src/web/i18n/locales/en.po",
      "src/web/app/signed-in-gate.tsx",
      "src/web/pages/landing-page.tsx",
    ],
  },
  "_react.js": { file: "react.js" },
  "_button.js": { file: "button.js" },
  "src/web/i18n/locales/en.po": { file: "en.js" },
  "src/web/app/signed-in-gate.tsx": {
    file: "gate.js",
    imports: ["src/web/main.tsx"],
    dynamicImports: ["src/web/pages/home-page.tsx"],
  },
  "src/web/pages/home-page.tsx": { file: "dashboard.js", imports: ["_react.js"] },
  "src/web/pages/landing-page.tsx": {
    file: "landing.js",
    imports: ["_react.js", "_button.js"],
  },
};
const sizes = {
  "boot.js": 1_000,
  "main.js": 20_000,
  "react.js": 60_000,
  "button.js": 500,
  "en.js": 3_000,
  "gate.js": 2_000,
  "dashboard.js": 8_000,
  "landing.js": 7_000,
};
const items = (of: Readonly<Record<string, number>>) =>
  Object.entries(of).map(([file, bytes]) => ({ file, bytes }));
const landing = items({ "index.html": 10_000, "boot.js": 1_000 });

const linesWith = (changes: Partial<typeof sizes>) =>
  budgetLines(manifest, landing, items({ ...sizes, ...changes }));

describe("the budget", () => {
  it("weighs the landing page with everything it asks for", () => {
    expect(linesWith({})[0]).toEqual({
      name: "landing page, in all",
      bytes: 11_000,
      budget: 110_000,
    });
  });

  it("counts each script of the first screen once", () => {
    expect(linesWith({})[1]).toMatchObject({ bytes: 94_000, budget: 170_000 });
  });

  it("counts for every other part only what it adds", () => {
    expect(linesWith({}).slice(2)).toEqual([
      { name: "+ pages/landing-page.tsx", bytes: 7_500, budget: 40_000 },
    ]);
  });

  it("holds up to the last byte and no further", () => {
    expect(passed(linesWith({ "landing.js": 39_500 }))).toBe(true);
    expect(passed(linesWith({ "landing.js": 39_501 }))).toBe(false);
    expect(passed(linesWith({ "react.js": 136_001 }))).toBe(false);
  });

  it("says in its table what is too heavy", () => {
    expect(tableOf(landing, linesWith({ "landing.js": 50_000 }))).toMatch(
      /landing-page\.tsx +50\.5 +40\.0 {2}TOO HEAVY/,
    );
  });

  it("refuses a build that lost a part it weighs", () => {
    const { "src/web/main.tsx": _, ...rest } = manifest;
    expect(() => budgetLines(rest, landing, [])).toThrow("The build has no src/web/main.tsx.");
  });
});
