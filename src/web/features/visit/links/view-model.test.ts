import { describe, expect, it } from "vitest";
import { addressOf, newLinkDraft, pinProblem } from "./view-model.ts";

describe("a link for a clinician", () => {
  it("carries what opens it behind the #, where no browser sends it", () => {
    const address = new URL(addressOf("https://mwezi.example", "secret"));
    expect([address.pathname, address.search, address.hash]).toEqual([
      "/shared-report",
      "",
      "#secret",
    ]);
  });

  it.each(["", "2580", "12345678"])("may have the PIN '%s'", (pin) => {
    expect(pinProblem({ ...newLinkDraft, pin })).toBeNull();
  });

  it.each(["1", "123", "123456789", "12a4", " 2580"])("may not have the PIN '%s'", (pin) => {
    expect(pinProblem({ ...newLinkDraft, pin })).not.toBeNull();
  });
});
