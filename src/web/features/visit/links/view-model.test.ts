import { describe, expect, it } from "vitest";
import { shareReport } from "#contract/visit/links.ts";
import {
  addressOf,
  birthDateProblem,
  healthLinkOf,
  newLinkDraft,
  requestOf,
} from "./view-model.ts";

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
    expect(requestOf({ ...newLinkDraft, label: " " }, options)).toEqual({
      report: options,
      hours: 24,
    });
    expect(
      requestOf({ ...newLinkDraft, label: " Dr Dlamini ", hours: "1", pin: "2580" }, options),
    ).toEqual({
      report: options,
      hours: 1,
      pin: "2580",
      label: "Dr Dlamini",
    });
  });

  it("sends a date of birth only for a clinic's system, which needs one", () => {
    const forClinic = { ...newLinkDraft, isForClinic: true, birthDate: "1994-03-02" };
    expect(requestOf(forClinic, options)).toHaveProperty("birthDate", "1994-03-02");
    expect(requestOf({ ...forClinic, isForClinic: false }, options)).not.toHaveProperty(
      "birthDate",
    );
    expect(birthDateProblem({ ...forClinic, birthDate: "" })?.code).toBe("required");
    expect(birthDateProblem(newLinkDraft)).toBeNull();
  });

  it("is a SMART Health Link with the address, key, end and PIN flag, if made as one", () => {
    const listed = { id: "1", createdAt: "2026-11-20T08:00:00Z", months: 6, openedAt: [] };
    const report = {
      ...listed,
      expiresAt: "2026-11-21T08:00:00Z",
      hasPin: true,
      state: "open" as const,
    };
    const made = { report, fragment: "secret" };
    expect(healthLinkOf("https://mwezi.example", made)).toBeNull();
    const healthLink = { path: "/api/shl/AbC", key: "k".repeat(43) };
    const link = healthLinkOf("https://mwezi.example", { ...made, healthLink }) ?? "";
    expect(link).toMatch(/^shlink:\/[\w-]+$/);
    const payload = JSON.parse(Buffer.from(link.slice("shlink:/".length), "base64url").toString());
    expect(payload).toMatchObject({
      url: "https://mwezi.example/api/shl/AbC",
      exp: Date.parse(report.expiresAt) / 1000,
      flag: "P",
      v: 1,
    });
  });
});
