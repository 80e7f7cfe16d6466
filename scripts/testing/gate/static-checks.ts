import { check, type Step } from "./step.ts";

// What reads all code spends a fifth less on garbage, and TypeScript 7 a third.
export const LESS_COLLECTION = "--max-semi-space-size=64";
const env = { GOGC: "800" };

const tool = (name: string, path: string, ...parameters: string[]): Step =>
  check({ name, node: [LESS_COLLECTION, `node_modules/${path}`, ...parameters], env });

const script = (name: string, path: string, ...parameters: string[]): Step =>
  check({ name, node: [LESS_COLLECTION, "--import", "tsx", `scripts/${path}.ts`, ...parameters] });

/** The checks that take seconds. */
export const quickChecks = [
  // Threads check the same types again. Tools still read code through TypeScript 6, which is slow.
  tool("types", "typescript-native/bin/tsc", "--noEmit", "--singleThreaded"),
  tool("format, lint and lengths", "@biomejs/biome/bin/biome", "ci", "--colors=off"),
  script("import rules, and their graph is fresh", "graph", "--check"),
];

/** All checks that don't run the code, the longest first. */
export const staticChecks = [
  ...quickChecks,
  tool("nothing unused", "knip/bin/knip.js"),
  script("what is cited is in the repository", "testing/limits/cited-files"),
  script("each rule of the specification has tests", "coverage"),
  script("each claim about security has its proof", "claims"),
  script("the page of concerns is written", "concerns"),
  script("the page of imports is written", "imports"),
  script("short documents", "testing/limits/document-budget"),
  script("plain words, one for a thing", "testing/limits/plain-words"),
  script("message catalogue is fresh", "testing/limits/messages-fresh"),
];
