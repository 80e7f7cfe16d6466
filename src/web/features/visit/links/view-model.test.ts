import { describe, expect, it } from "vitest";
import { shareReport } from "#contract/visit/links.ts";
import { addressOf, newLinkDraft, requestOf } from "./view-model.ts";

const options = { months: 6 as const, include: ["flags" as const], withName: false };
const mayHave = (pin: string) =>
  shareReport.request.body.safeParse(requestOf({ ...newLinkDraft, pin }, options)).success;

describe("a link for a clinician", () => {
  it("has its secret behind the #, which browsers don't send", () => {
    const address = new URL(addressOf("https://mwezi.example", "secret"));
    expect([address.pathname, address.search, address.hash]).toEqual([
      "/shared-report",
      "",
      "#secret",
    ]);
  });

  it.each(["", "2580", "12345678"])("accepts the PIN '%s'", (pin) => {
    expect(mayHave(pin)).toBe(true);
  });

  it.each(["1", "123", "123456789", "12a4", " 2580"])("rejects the PIN '%s'", (pin) => {
    expect(mayHave(pin)).toBe(false);
  });

  it("is created without a PIN or name if those are empty", () => {
    expect(requestOf({ label: " ", hours: "24", pin: "" }, options)).toEqual({
      report: options,
      hours: 24,
    });
    expect(requestOf({ label: " Dr Dlamini ", hours: "1", pin: "2580" }, options)).toEqual({
      report: options,
      hours: 1,
      pin: "2580",
      label: "Dr Dlamini",
    });
  });
});
