import { defineConfig } from "@lingui/cli";

const web = "<rootDir>/src/web";
// The check that they are fresh extracts them elsewhere.
const locales = process.env.MWEZI_LOCALES ?? "<rootDir>/src/web/i18n/locales";

/** Lists of src/web/words by their files. */
const lists = (...names: string[]) => names.map((name) => `words/${name}.ts`);

/** What a day's entries are made of: each stands on several pages and logs. */
export const dayLists = lists(
  "cervical-mucus",
  "flow",
  "measure",
  "missed-log-answer",
  "mood-rating",
  "ovulation-sign",
  "ovulation-test",
  "severity",
  "sleep-quality",
  "stress-tag",
  "temperature-disturbance",
  "yes-no",
);

/**
 * Words that only some screens need, in catalogues of their own, so that the first screen does
 * not carry them. Each has a name in src/web/i18n/i18n.ts, and its screens load it with
 * `withWords`. A feature whose words other screens show stays in the app's catalogue.
 *
 * A list or a form that one area shows stands in its catalogue; one that several show, in `words`,
 * which comes with every area; one that the first screen shows, in the app's, by being named nowhere.
 */
export const wordAreas = {
  words: [
    "entry/measures",
    "entry/steps",
    ...dayLists,
    ...lists(
      "contraception",
      "country",
      "cycle-regularity",
      "emergency-number-kind",
      "goal",
      "language",
      "pcos-answer",
      "pregnancy",
      "symptom-type",
    ),
  ],
  "open-pages": ["features/account/landing", "features/account/legal"],
  conflict: ["entry/conflict"],
  onboarding: ["features/account/onboarding"],
  setup: ["features/account/setup"],
  track: [
    "features/diary/daily-log",
    ...lists("acne-area", "activity-level", "craving", "meal-energy", "mood", "weight-change"),
  ],
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
    "features/health/medicines",
    "features/health/medicine-list",
    "features/cycle/calendar",
    "features/cycle/day-record",
    "features/cycle/history",
    "features/health/trends",
    ...lists("dose-answer", "lab-test", "leave-out-reason", "schedule-kind"),
  ],
  "hair-and-skin": ["features/health/hair-and-skin", ...lists("hair-site")],
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
    ...lists("visit-part"),
  ],
  "health-log": ["features/diary/health-log"],
  "day-log": ["features/diary/device-log"],
  import: ["features/account/import", ...lists("import-refusal", "import-source")],
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
        folders.map((folder) =>
          folder.endsWith(".ts") ? `${web}/${folder}` : `${web}/${folder}/**`,
        ),
      ),
    },
    ...Object.entries(wordAreas).map(([area, folders]) => ({
      path: `${locales}/${area}/{locale}`,
      include: folders.map((folder) => `${web}/${folder}`),
    })),
  ],
  format: "po",
  // Line numbers would change the catalogue with every unrelated edit.
  formatOptions: { lineNumbers: false },
});
