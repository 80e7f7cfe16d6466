import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = "src/web/i18n/locales";
const CATALOGUES = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".po"))
  .map((name) => join(FOLDER, name));
const read = (catalogue: string) => readFileSync(catalogue, "utf8");

// Lingui cannot only look, so the catalogues are put back as they were found.
const found = CATALOGUES.map(read);
execFileSync("npm", ["run", "messages", "--silent"], { stdio: "pipe" });
const extracted = CATALOGUES.map(read);
CATALOGUES.forEach((catalogue, index) => {
  writeFileSync(catalogue, found[index] ?? "");
});

const withoutDates = (catalogue = "") => catalogue.replace(/^"POT-Creation-Date:.*$/m, "");
CATALOGUES.forEach((catalogue, index) => {
  if (withoutDates(found[index]) === withoutDates(extracted[index])) return;
  console.error(`${catalogue} is stale: run \`npm run messages\` and commit it.`);
  process.exitCode = 1;
});
