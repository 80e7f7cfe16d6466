import { check } from "./step.ts";

const script = (name: string, ...parameters: string[]) => [
  "--import",
  "tsx",
  `scripts/${name}.ts`,
  ...parameters,
];

/** The checks that take seconds. */
export const quickChecks = [
  // TypeScript 7 takes 22 s of processor time where 6 takes 56. Tools still read code through 6.
  { name: "types", node: ["node_modules/typescript-native/bin/tsc", "--noEmit"] },
  {
    name: "format, lint and lengths",
    node: ["node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off"],
  },
  {
    name: "import rules",
    node: ["node_modules/dependency-cruiser/bin/dependency-cruise.mjs", "src", "e2e", "scripts"],
  },
].map(check);

/** All checks that don't run the code, the longest first. */
export const staticChecks = [
  ...quickChecks,
  ...[
    { name: "nothing unused", node: ["node_modules/knip/bin/knip.js"] },
    { name: "import graph is fresh", node: script("graph", "--check") },
    { name: "what is cited is in the repository", node: script("testing/limits/cited-files") },
    { name: "each rule of the specification has tests", node: script("coverage") },
    { name: "each claim about security has its proof", node: script("claims") },
    { name: "the page of concerns is written", node: script("concerns") },
    { name: "the page of imports is written", node: script("imports") },
    { name: "short documents", node: script("testing/limits/document-budget") },
    { name: "plain words, one for a thing", node: script("testing/limits/plain-words") },
    { name: "message catalogue is fresh", node: script("testing/limits/messages-fresh") },
  ].map(check),
];
