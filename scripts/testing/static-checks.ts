import { check } from "./step.ts";
import { sum, type Tally } from "./tally.ts";

const script = (name: string, ...parameters: string[]) => [
  ...["--import", "tsx", `scripts/${name}.ts`],
  ...parameters,
];

const checks = [
  {
    name: "format and lint",
    node: ["node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off"],
  },
  { name: "types", node: ["node_modules/typescript/bin/tsc", "--noEmit"] },
  {
    name: "import rules",
    node: ["node_modules/dependency-cruiser/bin/dependency-cruise.mjs", "src", "e2e", "scripts"],
  },
  { name: "nothing unused", node: ["node_modules/knip/bin/knip.js"] },
  { name: "no file over 300 lines", node: script("testing/file-lengths") },
  { name: "import graph is fresh", node: script("graph", "--check") },
  { name: "each rule of the specification names tests", node: script("testing/spec-coverage") },
  { name: "message catalogue is fresh", node: script("testing/messages-fresh") },
];

/** Everything that can be said about the code without running it. */
export async function staticChecks(): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const command of checks) tallies.push(await check(command));
  return sum(tallies);
}
