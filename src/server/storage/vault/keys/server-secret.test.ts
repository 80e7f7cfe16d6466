import { describe, expect, it } from "vitest";
import { createServerSecret } from "./server-secret.ts";

describe("the server's secret", () => {
  it("hashes an address consistently, and differently with another secret", () => {
    const one = createServerSecret("one");
    expect(one.emailMac("a@b.c")).toBe(createServerSecret("one").emailMac("a@b.c"));
    expect(one.emailMac("a@b.c")).not.toBe(createServerSecret("two").emailMac("a@b.c"));
    expect(one.emailMac("a@b.c")).not.toBe(one.throttleSubject("account", "a@b.c"));
    expect(one.checkValue).not.toBe(createServerSecret("two").checkValue);
  });
});
