import { describe, expect, it } from "vitest";
import { factsOf } from "../../scripts/testing/example-facts.ts";
import type { CycleFacts } from "./cycle-facts.ts";
import { beliefsBeforeLogging } from "./population-lengths.ts";

const longShareOf = (said: Partial<CycleFacts>) => beliefsBeforeLogging(factsOf(said))[1]?.trust;
const centreOf = (said: Partial<CycleFacts>) =>
  beliefsBeforeLogging(factsOf(said))[0]?.belief.centre;

describe("what is believed before she has logged a cycle", () => {
  it.each<[string, Partial<CycleFacts>, number]>([
    ["PCOS and irregular: 79% have rare periods", { pcos: "yes", regularity: "irregular" }, 0.79],
    ["PCOS, not sure whether regular", { pcos: "yes", regularity: "not_sure" }, 0.49],
    ["PCOS and nothing more", { pcos: "yes" }, 0.49],
    ["PCOS with regular cycles", { pcos: "yes", regularity: "regular" }, 0.24],
    ["irregular, borne out by 44% of records", { pcos: "no", regularity: "irregular" }, 0.44],
    ["not sure whether PCOS", { pcos: "unsure" }, 0.217],
    ["not sure whether regular", { regularity: "not_sure", pcos: "no" }, 0.217],
    ["regular", { regularity: "regular", pcos: "unsure" }, 0.03],
    ["nothing said: 8.4% never had regular cycles", {}, 0.084],
  ])("long cycles are weighed by what she said: %s", (_, said, share) => {
    expect(longShareOf(said)).toBe(share);
    const trusts = beliefsBeforeLogging(factsOf(said)).map(({ trust }) => trust);
    expect(trusts.reduce((sum, trust) => sum + trust, 0)).toBeCloseTo(1, 12);
  });

  it("the length she states is the centre when she calls her cycles regular", () => {
    expect(centreOf({ regularity: "regular", statedLength: 33 })).toBe(33);
  });

  it("a stated length without regular cycles is not relied on", () => {
    expect(centreOf({ regularity: "irregular", statedLength: 33 })).toBe(28);
    expect(centreOf({ statedLength: 33 })).toBe(28);
  });

  it("without a stated length the centre is 28 days", () => {
    expect(centreOf({ regularity: "regular" })).toBe(28);
  });
});
