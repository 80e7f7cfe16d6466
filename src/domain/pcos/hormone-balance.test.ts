import { describe, expect, it } from "vitest";
import { type HormoneBalance, hormoneBalance } from "./hormone-balance.ts";

describe("the hormone balance chip", () => {
  it("is unknown before a check-in [S4-30]", () => {
    expect(hormoneBalance(null)).toBe("unknown");
  });

  it.each<[number, number, HormoneBalance]>([
    [1, 1, "steady"],
    [2, 2, "steady"],
    [3, 2, "unknown"],
    [2, 3, "unknown"],
    [3, 3, "unknown"],
    [4, 1, "variable"],
    [1, 4, "variable"],
    [5, 3, "variable"],
  ])("depression %i and anxiety %i are %s [S4-30]", (depression, anxiety, balance) => {
    expect(hormoneBalance({ depression, anxiety })).toBe(balance);
  });

  it("treats a missing scale as unanswered, not as low", () => {
    expect(hormoneBalance({ depression: 1 })).toBe("unknown");
    expect(hormoneBalance({ anxiety: 5 })).toBe("variable");
  });
});
