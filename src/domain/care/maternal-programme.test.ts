import { describe, expect, it } from "vitest";
import { maternalProgramme } from "./maternal-programme.ts";

describe("the maternal message programme", () => {
  it("of South Africa is MomConnect, with its code and source [S6-04]", () => {
    expect(maternalProgramme("South Africa")).toMatchObject({
      name: "MomConnect",
      code: "*134*550#",
      source: "health.gov.za/momconnect",
      checkedOn: "2026-11-20",
    });
  });

  it("has a dial link with every character of the code", () => {
    const programme = maternalProgramme("South Africa");
    const address = new URL(programme?.dialLink ?? "");
    expect(address.hash).toBe("");
    expect(decodeURIComponent(address.pathname)).toBe(programme?.code);
  });

  it.each(["Kenya", "Nigeria", "Other", "south africa", "", null])(
    "of %s is none [S6-04]",
    (country) => {
      expect(maternalProgramme(country)).toBeNull();
    },
  );
});
