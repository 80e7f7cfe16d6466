import { expect, test } from "vitest";
import { runChains } from "./gate.ts";
import type { Step } from "./step.ts";

const sound: Step = {
  name: "sound",
  run: async () => ({ tally: { passed: 2, failed: 0 }, output: "" }),
};
const failing: Step = {
  name: "failing",
  run: async () => ({ tally: { passed: 1, failed: 1 }, output: "" }),
};
const broken: Step = { name: "broken", run: () => Promise.reject(new Error("not to be started")) };

test("every chain counts, with any number of lanes", async () => {
  const chains = [[sound], [failing], [sound, sound]];
  for (const lanes of [1, 2, 5]) {
    expect(await runChains(chains, lanes)).toMatchObject({ passed: 7, failed: 1 });
  }
});

test("a step that fails to start counts as failed", async () => {
  expect(await runChains([[broken], [sound]], 2)).toEqual({
    passed: 2,
    failed: 1,
    failures: ["✗ broken: Error: not to be started"],
  });
});

test("a step after a failed one doesn't run and counts as failed", async () => {
  const { failures, ...counts } = await runChains([[failing, sound, sound]], 2);
  expect(counts).toEqual({ passed: 1, failed: 3 });
  expect(failures.slice(1)).toEqual(
    Array(2).fill("✗ sound: not run, because what it needs failed"),
  );
});

test("the end of a failed step's output is repeated", async () => {
  const long: Step = {
    name: "units",
    run: async () => ({ tally: { passed: 0, failed: 1 }, output: `${"x\n".repeat(100)}a › fails` }),
  };
  const { failures } = await runChains([[long]], 1);
  expect(failures[0]).toMatch(/^✗ units: x\n(x\n){58}a › fails$/);
});
