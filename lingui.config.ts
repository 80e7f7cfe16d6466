import { defineConfig } from "@lingui/cli";

const features = "<rootDir>/src/web/features";
const locales = "<rootDir>/src/web/i18n/locales";

/**
 * Words that only some screens need, in catalogues of their own, so that the first screen does
 * not carry them. Each has a name in src/web/i18n/i18n.ts, and its screens load it with
 * `withWords`. A feature whose words other screens show stays in the app's catalogue.
 */
const areas = {
  "open-pages": ["landing", "legal"],
  onboarding: ["onboarding"],
  setup: ["setup"],
  track: ["pcos-log"],
  guidance: ["guidance"],
};

export default defineConfig({
  sourceLocale: "en",
  locales: ["en"],
  catalogs: [
    {
      path: `${locales}/{locale}`,
      include: ["<rootDir>/src/web"],
      exclude: Object.values(areas).flatMap((names) =>
        names.map((name) => `${features}/${name}/**`),
      ),
    },
    ...Object.entries(areas).map(([area, names]) => ({
      path: `${locales}/${area}/{locale}`,
      include: names.map((name) => `${features}/${name}/`),
    })),
  ],
  format: "po",
  // Line numbers would change the catalogue with every unrelated edit.
  formatOptions: { lineNumbers: false },
});
