import { describe, expect, it } from "vitest";
import { isSignInName, SignInEmailSchema } from "#contract/kernel/email-address.ts";
import { makeSignInName } from "./sign-in-name.ts";
import { signInWords } from "./sign-in-words.ts";

describe("sign-in words", () => {
  it("are at least 2,048 different words of three to eight letters", () => {
    expect(new Set(signInWords).size).toBe(signInWords.length);
    expect(signInWords.length).toBeGreaterThanOrEqual(2048);
    expect(signInWords.filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([]);
  });
});

describe("a sign-in name", () => {
  it("has three words and is accepted by the sign-in form as it is", () => {
    const name = makeSignInName();
    expect(isSignInName(name)).toBe(true);
    expect(SignInEmailSchema.parse(name)).toBe(name);
  });

  it.each([" Amber River Kite ", "amber.river.kite", "AMBER-river  kite", "amber_river,kite"])(
    "may be typed as %j",
    (typed) => {
      expect(SignInEmailSchema.parse(typed)).toBe("amber-river-kite");
    },
  );

  it.each(["amber-river", "amber", "a b c d", "amber-river-2"])("is not %j", (typed) => {
    expect(SignInEmailSchema.safeParse(typed).success).toBe(false);
  });
});
