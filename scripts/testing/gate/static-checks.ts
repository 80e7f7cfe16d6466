import { check, type Step } from "./step.ts";

// The tools that read all code spend a fifth less on garbage.
const LESS_COLLECTION = "--max-semi-space-size=64";

const tool = (name: string, path: string, ...parameters: string[]): Step =>
  check({ name, node: [LESS_COLLECTION, `node_modules/${path}`, ...parameters] });

const script = (name: string, path: string, ...parameters: string[]): Step =>
  check({ name, node: [LESS_COLLECTION, "--import", "tsx", `scripts/${path}.ts`, ...parameters] });

/** The checks that take seconds. */
export const quickChecks = [
  // TypeScript 7 takes 22 s of processor time where 6 takes 56. Tools still read code through 6.
  tool("types", "typescript-native/bin/tsc", "--noEmit"),
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
