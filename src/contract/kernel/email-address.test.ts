import { describe, expect, it } from "vitest";
import { hostileAddresses } from "../../../scripts/testing/hostile-addresses.ts";
import { processorTime } from "../../../scripts/testing/processor-time.ts";
import { EmailSchema, isEmailAddress, mailboxOf, SignInEmailSchema } from "./email-address.ts";

const accepts = (schema: typeof EmailSchema, value: unknown) => schema.safeParse(value).success;

describe("the address of a new account", () => {
  it.each([
    "thandi@example.org",
    " Thandi@Example.org ",
    "o.k_2-x+y@mail.co.za",
    "o'brien@xn--bcher-kva.example",
    `${"a".repeat(64)}@example.org`,
  ])("%j is accepted in lower case", (text) => {
    const address = text.trim().toLowerCase();
    expect(EmailSchema.parse(text)).toBe(address);
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each(hostileAddresses)("%s is rejected: %j", (_, text) => {
    expect(accepts(EmailSchema, text)).toBe(false);
    expect(isEmailAddress(text)).toBe(false);
  });

  it("is rejected quickly if it is far too long", async () => {
    const taken = await processorTime(() => {
      for (const text of [`a@${"a.".repeat(49_000)}é`, `${"a".repeat(98_000)}@example.org`]) {
        expect(accepts(EmailSchema, text)).toBe(false);
        expect(accepts(SignInEmailSchema, text)).toBe(false);
        expect(isEmailAddress(text)).toBe(false);
      }
    });
    expect(taken).toBeLessThan(500);
  });
});

describe("the address typed at sign-in", () => {
  it.each(["a,b@example.org", "<a>@example.org", '"a b"@example.org', "a%b@example.org"])(
    "may be one that a new account cannot have: %j",
    (text) => expect(accepts(SignInEmailSchema, text)).toBe(!text.includes(" ")),
  );

  it.each(["thandi", "a@b@example.org", "ليلى@example.org", "a\u202eb@example.org"])(
    "is refused when no account ever had it: %j",
    (text) => expect(accepts(SignInEmailSchema, text)).toBe(false),
  );
});

it("treats tagged and dotted forms of an address as one mailbox", () => {
  const forms = ["thandi.n@example.org", "thandin+a@example.org", "t.handin+b+c@example.org"];
  expect(new Set(forms.map(mailboxOf))).toEqual(new Set(["thandin@example.org"]));
  expect(mailboxOf("thandi@other.example")).not.toBe(mailboxOf("thandi@example.org"));
});
