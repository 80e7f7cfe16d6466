import { check, type Step } from "./step.ts";

const tool = (name: string, path: string, ...parameters: string[]): Step =>
  check({ name, node: [`node_modules/${path}`, ...parameters] });

const script = (name: string, path: string, ...parameters: string[]): Step =>
  check({ name, node: ["--import", "tsx", `scripts/${path}.ts`, ...parameters] });

/** The checks that take seconds. */
export const quickChecks = [
  // TypeScript 7 takes 22 s of processor time where 6 takes 56. Tools still read code through 6.
  tool("types", "typescript-native/bin/tsc", "--noEmit"),
  tool("format, lint and lengths", "@biomejs/biome/bin/biome", "ci", "--colors=off"),
  tool(
    "import rules",
    "dependency-cruiser/bin/dependency-cruise.mjs",
    ...["src", "e2e", "scripts"],
  ),
];

/** All checks that don't run the code, the longest first. */
export const staticChecks = [
  ...quickChecks,
  tool("nothing unused", "knip/bin/knip.js"),
  script("import graph is fresh", "graph", "--check"),
  script("what is cited is in the repository", "testing/limits/cited-files"),
  script("each rule of the specification has tests", "coverage"),
  script("each claim about security has its proof", "claims"),
  script("the page of concerns is written", "concerns"),
  script("the page of imports is written", "imports"),
  script("short documents", "testing/limits/document-budget"),
  script("plain words, one for a thing", "testing/limits/plain-words"),
  script("message catalogue is fresh", "testing/limits/messages-fresh"),
];
