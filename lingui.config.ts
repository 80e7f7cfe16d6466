import { defineConfig } from "@lingui/cli";

export default defineConfig({
  sourceLocale: "en",
  locales: ["en"],
  catalogs: [{ path: "<rootDir>/src/web/i18n/locales/{locale}", include: ["<rootDir>/src/web"] }],
  format: "po",
  // Line numbers would change the catalogue with every unrelated edit.
  formatOptions: { lineNumbers: false },
});
