import { defineConfig } from "@lingui/cli";

const web = "<rootDir>/src/web";
// The check that they are fresh extracts them elsewhere.
const locales = process.env.MWEZI_LOCALES ?? "<rootDir>/src/web/i18n/locales";

/**
 * Words that only some screens need, in catalogues of their own, so that the first screen does
 * not carry them. Each has a name in src/web/i18n/i18n.ts, and its screens load it with
 * `withWords`. A feature whose words other screens show stays in the app's catalogue.
 */
export const wordAreas = {
  "open-pages": ["features/account/landing", "features/account/legal"],
  conflict: ["entry/conflict"],
  onboarding: ["features/account/onboarding", "entry/steps"],
  setup: ["features/account/setup", "entry/steps"],
  track: ["features/diary/daily-log"],
  guidance: ["features/learn/guidance", "features/learn/numbers"],
  learn: [
    "features/learn/topics",
    "features/learn/care-plan",
    "features/learn/articles",
    "articles",
  ],
  "my-health": [
    "features/health/my-health",
    "features/learn/goals",
    "features/learn/numbers",
    "features/health/labs",
    "features/health/uploads",
    "features/health/measures",
    "entry/measures",
    "features/health/medicines",
    "features/cycle/calendar",
    "features/cycle/history",
    "features/health/trends",
  ],
  "hair-and-skin": ["features/health/hair-and-skin", "entry/steps"],
  "how-sure": ["features/cycle/how-sure"],
  "missed-log": ["features/cycle/missed-log"],
  ovulation: ["features/health/ovulation"],
  patterns: ["features/health/patterns"],
  dashboard: [
    "features/diary/check-in",
    "features/diary/stress",
    "features/cycle/averages",
    "features/diary/heat-map",
  ],
  "doctor-visit": [
    "features/visit/preparation",
    "features/visit/links",
    "features/visit/shared-report",
  ],
  "health-log": ["features/diary/health-log", "entry/measures"],
  "day-log": ["features/diary/device-log"],
  import: ["features/account/import"],
  "privacy-data": ["features/account/privacy"],
  symptoms: ["features/diary/symptoms"],
};

export default defineConfig({
  sourceLocale: "en",
  locales: ["en"],
  catalogs: [
    {
      path: `${locales}/{locale}`,
      include: [web],
      exclude: Object.values(wordAreas).flatMap((folders) =>
        folders.map((folder) => `${web}/${folder}/**`),
      ),
    },
    ...Object.entries(wordAreas).map(([area, folders]) => ({
      path: `${locales}/${area}/{locale}`,
      include: folders.map((folder) => `${web}/${folder}/`),
    })),
  ],
  format: "po",
  // Line numbers would change the catalogue with every unrelated edit.
  formatOptions: { lineNumbers: false },
});
