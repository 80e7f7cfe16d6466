import { describe, expect, it } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";

describe("well-known URLs", () => {
  it("publish the contact for security reports and its expiry", async () => {
    const test = await createTestApp("sqlite", {
      securityContact: "mailto:security@example.org",
      publicAddress: "https://mwezi.example.org",
    });
    try {
      const answer = await test.visitor("GET", "/.well-known/security.txt");
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
        200,
        "text/plain; charset=utf-8",
      ]);
      expect(answer.body.split("\n")).toEqual([
        "Contact: mailto:security@example.org",
        "Expires: 2027-05-19T08:00:00.000Z",
        "Preferred-Languages: en",
        "Canonical: https://mwezi.example.org/.well-known/security.txt",
        "",
      ]);
    } finally {
      await test.close();
    }
  });

  it("are not found without a contact, and redirect to the password page", async () => {
    const test = await createTestApp("sqlite");
    try {
      expect((await test.visitor("GET", "/.well-known/security.txt")).statusCode).toBe(404);
      const answer = await test.visitor("GET", "/.well-known/change-password");
      expect([answer.statusCode, answer.headers.location]).toEqual([302, "/settings/security"]);
    } finally {
      await test.close();
    }
  });
});
