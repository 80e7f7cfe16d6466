import { relative, resolve } from "node:path";
import { expect, it } from "vitest";
import { chunkNames } from "./chunks.ts";

const web = (file: string) => resolve("src/web", file);
const react = resolve("node_modules/react/index.js");

/** A module graph: which source imports which. */
const imports: Readonly<Record<string, readonly string[]>> = {
  "boot.ts": ["boot/live.ts"],
  "boot/live.ts": [],
  "main.tsx": ["boot/live.ts", "ui/button.tsx", react],
  "app/gate/signed-in-gate.tsx": ["main.tsx"],
  "pages/home/home-page.tsx": ["ui/button.tsx", "ui/ring.tsx", "ui/scale.ts"],
  "pages/visit/shared-report-page.tsx": ["ui/scale.ts", "ui/chart.ts"],
  "pages/home/cards.tsx": [
    "ui/ring.tsx",
    "ui/card.tsx",
    "ui/fields/field.tsx",
    "ui/chart.ts",
    "ui/badge.tsx",
  ],
  "pages/visitor/login-page.tsx": ["ui/fields/field.tsx", "ui/words.ts"],
  "pages/visitor/privacy-page.tsx": ["ui/words.ts"],
  "pages/days/track-page.tsx": [
    "ui/fields/field.tsx",
    "ui/fields/slider.tsx",
    "ui/strip.tsx",
    "ui/badge.tsx",
  ],
  "pages/learn/signs-page.tsx": ["ui/fields/slider.tsx"],
  "pages/days/calendar-page.tsx": ["ui/day.tsx"],
  "pages/insights/trends-page.tsx": ["ui/day.tsx", "ui/lines.tsx"],
  "pages/health/labs-page.tsx": ["ui/lines.tsx", "ui/list.tsx"],
  "pages/account/settings-page.tsx": ["ui/list.tsx"],
  "ui/new-dialog.tsx": [],
  "ui/new-card.tsx": [],
};

const files = [...new Set(Object.values(imports).flat())];
const known: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(files.map((file) => [file, []])),
  ...imports,
};
const modules = {
  getModuleInfo: (id: string) => {
    const file = id === react ? id : relative(web("."), id);
    const imported = known[file];
    const fetched = file === "boot.ts" ? Object.keys(imports) : [];
    return imported
      ? { importedIds: imported.map(web), dynamicallyImportedIds: fetched.map(web) }
      : null;
  },
};
const chunkOf = chunkNames();
const chunk = (file: string) => chunkOf(web(file), modules);

it("code in the script of every page stays there", () => {
  expect([chunk("boot.ts"), chunk("boot/live.ts")]).toEqual([null, null]);
});

it("later layers don't contain what an earlier one needs", () => {
  expect([chunk("ui/button.tsx"), chunk("ui/ring.tsx"), chunk("ui/card.tsx")]).toEqual([
    "app",
    "home",
    "home-cards",
  ]);
  expect(chunk(react)).toBe("react");
});

it("a visitor and a doctor get what they share with home without home", () => {
  expect([chunk("ui/fields/field.tsx"), chunk("ui/words.ts")]).toEqual(["forms", "forms"]);
  expect(chunk("ui/scale.ts")).toBe("app");
  expect(chunk("ui/chart.ts")).toBe("forms");
});

it("code used together is one file, and code shared by areas another", () => {
  expect([chunk("pages/days/track-page.tsx"), chunk("ui/strip.tsx")]).toEqual(["track", "track"]);
  expect(chunk("ui/list.tsx")).toBe("common");
});

it("an entry page loads no more of home's cards and other areas than it shows", () => {
  const days = [chunk("ui/badge.tsx"), chunk("ui/fields/slider.tsx"), chunk("ui/day.tsx")];
  expect(days).toEqual(["days", "days", "days"]);
  expect([chunk("pages/insights/trends-page.tsx"), chunk("ui/lines.tsx")]).toEqual([
    "charts",
    "charts",
  ]);
});

it("sources that no area's pattern fits share one file", () => {
  const files = [chunk("ui/new-dialog.tsx"), chunk("ui/new-card.tsx")];
  expect(files).toEqual(["background", "background"]);
});
