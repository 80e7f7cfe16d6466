import { readdirSync, readFileSync } from "node:fs";

// Fails when the documents grow past what a newcomer can read. Generated pages do not count.

const ALL = 35_000;
const DECISIONS = 60;
const WORDS_OF_A_DECISION = 200;

const wordsIn = (path: string): number =>
  readFileSync(path, "utf8").match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0;

const isDocument = (name: string) => name.endsWith(".md") && !name.startsWith("generated");
const inDocs = readdirSync("docs", { recursive: true, encoding: "utf8" }).filter(isDocument);
const documents = [...readdirSync("."), ...inDocs.map((name) => `docs/${name}`)].filter(isDocument);
const decisions = documents.filter((path) => /decisions\/\d/.test(path));
const words = documents.reduce((sum, path) => sum + wordsIn(path), 0);

const problems = [
  ...(words > ALL ? [`The documents have ${words} words: at most ${ALL}.`] : []),
  ...(decisions.length > DECISIONS ? [`${decisions.length} decisions: at most ${DECISIONS}.`] : []),
  ...decisions
    .filter((path) => wordsIn(path) > WORDS_OF_A_DECISION)
    .map((path) => `${path} has ${wordsIn(path)} words: at most ${WORDS_OF_A_DECISION}.`),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
