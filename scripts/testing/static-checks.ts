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
  { name: "what is cited is in the repository", node: script("testing/cited-files") },
  { name: "each rule of the specification has tests", node: script("coverage", "--check") },
  { name: "message catalogue is fresh", node: script("testing/messages-fresh") },
];

const LANES = 2;

/** Everything that can be said about the code without running it; two things at a time. */
export async function staticChecks(): Promise<Tally> {
  const waiting = [...checks];
  const tallies: Tally[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) tallies.push(await check(next));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return sum(tallies);
}
