import { describe, expect, it } from "vitest";
import { withNonBreakingSpaces } from "./non-breaking-spaces.ts";

describe("a built message", () => {
  it.each([
    [["A fever of 38 °C or more"], ["A fever of 38\u00a0°C or more"]],
    [
      ["Below ", ["below"], " ", ["unit"], ", for adults"],
      ["Below ", ["below"], "\u00a0", ["unit"], ", for adults"],
    ],
    [
      ["Maumivu ", ["value"], " kati ya 10, ", ["day"]],
      ["Maumivu ", ["value"], "\u00a0kati\u00a0ya\u00a010, ", ["day"]],
    ],
    [
      [["n", "plural", { one: ["#", " kg"], other: ["#", " kg"] }]],
      [["n", "plural", { one: ["#", "\u00a0kg"], other: ["#", "\u00a0kg"] }]],
    ],
    [
      ["takriban kB ", ["page"], " za data"],
      ["takriban kB\u00a0", ["page"], " za data"],
    ],
    [
      ["bíi ", ["app"], " kB lẹ́ẹ̀kan"],
      ["bíi ", ["app"], "\u00a0kB lẹ́ẹ̀kan"],
    ],
    [["Ó dùn mí gan-an, ọjọ́ márùn-ún."], ["Ó dùn mí gan\u2011an, ọjọ́ márùn\u2011ún."]],
    [["Dala i-akhawunti (i-PIN)"], ["Dala i-\u2060akhawunti (i-\u2060PIN)"]],
    [
      ["ku-“Ekhaya”, izinsuku ezingu-", ["days"]],
      ["ku-\u2060“Ekhaya”, izinsuku ezingu-\u2060", ["days"]],
    ],
    [
      ["Kwanaki ", ["shortest"], "–", ["longest"]],
      ["Kwanaki ", ["shortest"], "–\u2060", ["longest"]],
    ],
  ])("has non-breaking spaces inside a measure: %j", (message, built) => {
    expect(withNonBreakingSpaces(message)).toEqual(built);
  });

  it.each([
    [["Day ", ["day"], " of your cycle"]],
    [["Choose ", ["name"], " ", ["day"]]],
    [["siku ", ["count"], " kati ya 100"]],
    [["3 grams, 2 mothers"]],
    [["Ìrora ní ilé-ọmọ"]],
    [["isivimbela-kukhulelwa, who.int/fact-sheets"]],
  ])("is unchanged elsewhere: %j", (message) => {
    expect(withNonBreakingSpaces(message)).toEqual(message);
  });
});
