import { describe, expect, it } from "vitest";
import { tabIn } from "./view-model.ts";

describe("the tab of My Health", () => {
  it("is the Health Folder unless the address names another", () => {
    expect([null, "nonsense", "resources", "goals"].map(tabIn)).toEqual([
      "folder",
      "folder",
      "resources",
      "goals",
    ]);
  });
});
