import { describe, expect, it } from "vitest";
import { foldText, searchText } from "./search-text.ts";

describe("a search", () => {
  it("ignores accents and capitals", () => {
    expect(searchText("Douleur côté gauche")).toContain(foldText("COTE"));
  });

  it.each([
    ["PCOS explained", "PMOS"],
    ["My letter says PMOS", "pcos"],
    ["Polycystic ovary syndrome", "pmos"],
    ["Polyendocrine metabolic ovarian syndrome", "PCOS"],
    ["PCOS explained", "polyendocrine"],
    ["PCOS explained", "pmo"],
  ])("finds %s by %s", (text, search) => {
    expect(searchText(text)).toContain(foldText(search));
  });

  it("does not match PCOS in a text that does not mention it", () => {
    expect(searchText("Cramps on the left side")).toBe("cramps on the left side");
  });
});
