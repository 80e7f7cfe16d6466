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
  "open-pages": ["features/landing", "features/legal"],
  onboarding: ["features/onboarding"],
  setup: ["features/setup"],
  track: ["features/pcos-log"],
  guidance: ["features/guidance"],
  learn: ["features/learn", "articles"],
  "my-health": [
    "features/my-health",
    "features/goals",
    "features/resources",
    "features/labs",
    "features/uploads",
    "features/measures",
    "features/medicines",
    "features/calendar",
    "features/cycle-history",
    "features/trends",
  ],
  "hair-and-skin": ["features/body-checks"],
  "how-sure": ["features/how-sure"],
  "missed-log": ["features/missed-log"],
  ovulation: ["features/ovulation-chart"],
  patterns: ["features/patterns"],
  dashboard: [
    "features/check-in",
    "features/stress-insight",
    "features/averages",
    "features/heat-map",
  ],
  "doctor-visit": ["features/doctor-visit", "features/report-links", "features/shared-report"],
  "health-log": ["features/health-log"],
  "day-log": ["features/day-log"],
  import: ["features/import"],
  "privacy-data": ["features/privacy-data"],
  symptoms: ["features/symptoms"],
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
