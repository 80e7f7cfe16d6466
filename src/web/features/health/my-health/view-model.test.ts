import { describe, expect, it } from "vitest";
import { bodyPagesFor, tabIn } from "./view-model.ts";

describe("the tab of My Health", () => {
  it("is the Health Folder unless the address names another [S2-79]", () => {
    expect([null, "nonsense", "resources", "goals"].map(tabIn)).toEqual([
      "folder",
      "folder",
      "resources",
      "goals",
    ]);
  });
});

describe("the pages about her body", () => {
  it("leave ovulation out where she hides fertility", () => {
    expect(bodyPagesFor(false)).toContain("ovulation");
    expect(bodyPagesFor(true)).toEqual([
      ...["signs", "background", "hair-and-skin", "patterns", "life-stages"],
    ]);
  });
});
