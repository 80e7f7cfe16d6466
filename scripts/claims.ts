import { readFileSync } from "node:fs";
import { problemsOfCitations, problemsOfPages, problemsOfStandard } from "./claims/problems.ts";
import { sentencesOfLegalPage, textsOfCatalogue } from "./claims/statements.ts";
import { readTestFiles, runningTestsIn } from "./testing/gate/running-tests.ts";

const PAGE = "docs/security.md";
/** The requirements of OWASP ASVS 5.0, levels 1 and 2. */
const IDS = "scripts/claims/asvs-ids.txt";
const PRIVACY = "src/web/features/account/legal/privacy.md";
const CATALOGUE = "src/web/i18n/locales/en.po";
const LANDING = "src/web/features/account/landing/";

const read = (path: string) => readFileSync(path, "utf8");

// `npm run claims` fails when docs/security.md names a missing test, omits a requirement of the
// standard, or omits a sentence of the privacy page or a text of the landing page.
const page = read(PAGE);
const tests = readTestFiles().flatMap(({ path, source }) => runningTestsIn(path, source));
const statements = [
  ...sentencesOfLegalPage("privacy", read(PRIVACY)),
  ...textsOfCatalogue(read(CATALOGUE), LANDING),
];
const problems = [
  ...problemsOfCitations(page, tests),
  ...problemsOfStandard(page, read(IDS).trim().split("\n")),
  ...problemsOfPages(page, statements),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
