import { describe, expect, it } from "vitest";
import { strengthOf } from "./view-model.ts";

const hers = ["Thandi Dube", "t.mokoena@example.org"];

describe("a password that is easy to guess", () => {
  it.each([
    ["123456", "in-a-row"],
    ["password", "first-tried"],
    ["P@ssw0rd1", "first-tried"],
    ["sunshine2024!", "first-tried"],
    ["JesusIsLord1", "first-tried"],
    ["qwertyuiop", "in-a-row"],
    ["1q2w3e4r", "in-a-row"],
    ["fedcba98", "in-a-row"],
    ["aaaaaaaaaaaa", "repeated"],
    ["zuluzuluzulu", "repeated"],
    ["19840312", "digits"],
    ["tbxqzw", "short"],
    ["Thandi2024", "hers"],
    ["mokoena!!", "hers"],
  ])("like %s gets its reason: %s", (password, because) => {
    expect(strengthOf(password, hers)).toEqual({ level: "easy", because });
  });
});

it.each(["marula-and-moon-24", "four goats eat slowly", "thandi walks a red bridge home"])(
  "%s is hard to guess",
  (password) => {
    expect(strengthOf(password, hers)).toEqual({ level: "hard" });
  },
);

it("a password that is neither easy nor hard is fair", () => {
  expect(strengthOf("marula-vista", hers)).toEqual({ level: "fair" });
});

it("a password of a thousand characters is judged without delay", () => {
  const long = "abcdefghijklmnopqrstuvwxyz0123456789".repeat(28);
  expect(strengthOf(long.slice(0, 1000), hers).level).toBe("easy");
});
