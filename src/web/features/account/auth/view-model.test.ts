import { describe, expect, it } from "vitest";
import {
  loginChecks,
  passwordsDiffer,
  problemsOf,
  recoverChecks,
  registerChecks,
} from "./view-model.ts";

const account = {
  name: "Thandi",
  email: "thandi@example.org",
  password: "marula-24",
  confirmPassword: "marula-24",
};

describe("signing in", () => {
  it("needs an e-mail address and a password [S5-04]", () => {
    expect(problemsOf(loginChecks, { email: " ", password: "" })).toEqual({
      email: "missing",
      password: "missing",
    });
  });

  it.each(["thandi", "thandi@", "@example.org", "thandi@example"])(
    "rejects %s as an address",
    (email) => {
      expect(problemsOf(loginChecks, { email, password: "x" })).toEqual({ email: "not-a-sign-in" });
    },
  );

  it("accepts a short password, since it may be an old one", () => {
    expect(problemsOf(loginChecks, { email: account.email, password: "x" })).toEqual({});
  });

  it("trims the spaces that phone keyboards add to an address", () => {
    expect(problemsOf(loginChecks, { email: " thandi@example.org ", password: "x" })).toEqual({});
  });
});

describe("opening an account", () => {
  it("needs all four fields [S5-01]", () => {
    const empty = { name: " ", email: "", password: "", confirmPassword: "" };
    expect(Object.keys(problemsOf(registerChecks, empty))).toEqual([
      "name",
      "email",
      "password",
      "confirmPassword",
    ]);
  });

  it("needs at least six characters in both passwords [S5-02 S9-09]", () => {
    const short = { ...account, password: "12345", confirmPassword: "12345" };
    expect(problemsOf(registerChecks, short)).toEqual({
      password: "too-short",
      confirmPassword: "too-short",
    });
    expect(problemsOf(registerChecks, { ...account, password: "123456" })).toEqual({});
  });

  it("needs the two passwords to be the same, to the last space [S5-03]", () => {
    expect(passwordsDiffer(account)).toBe(false);
    expect(passwordsDiffer({ ...account, confirmPassword: "marula-24 " })).toBe(true);
  });
});

it("recovering needs the address, the code and a new password of at least six characters", () => {
  expect(problemsOf(recoverChecks, { email: "", recoveryCode: " ", newPassword: "12345" })).toEqual(
    {
      email: "missing",
      recoveryCode: "missing",
      newPassword: "too-short",
    },
  );
});
