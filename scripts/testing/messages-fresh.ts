import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const CATALOGUE = "src/web/i18n/locales/en.po";

// Lingui cannot only look, so the catalogue is put back as it was found.
const found = readFileSync(CATALOGUE, "utf8");
execFileSync("npm", ["run", "messages", "--silent"], { stdio: "pipe" });
const extracted = readFileSync(CATALOGUE, "utf8");
writeFileSync(CATALOGUE, found);

const withoutDates = (catalogue: string) => catalogue.replace(/^"POT-Creation-Date:.*$/m, "");
if (withoutDates(found) !== withoutDates(extracted)) {
  console.error(`${CATALOGUE} is stale: run \`npm run messages\` and commit it.`);
  process.exitCode = 1;
}
