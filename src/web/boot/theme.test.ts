import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { storageKeys } from "#contract/storage-keys.ts";
import { ARTICLES, legalPages } from "./open-pages.ts";

const script = readFileSync("src/web/public/theme.js", "utf8");

function marksOf(stored: Record<string, string>, pathname = "/") {
  const documentElement = { dataset: {} };
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  runInNewContext(script, { document: { documentElement }, localStorage, location: { pathname } });
  return documentElement.dataset;
}

describe("before the first paint", () => {
  it("the page takes the appearance she chose", () => {
    expect(marksOf({ [storageKeys.appearance]: "dark" })).toEqual({ appearance: "dark" });
  });

  it("the page follows the system without a choice, or with one it does not know", () => {
    expect(marksOf({})).toEqual({});
    expect(marksOf({ [storageKeys.appearance]: "purple" })).toEqual({});
  });

  it("a signed-in woman sees the shape of the app, not the landing page", () => {
    expect(marksOf({ [storageKeys.token]: "t" })).toEqual({ signedIn: "", waiting: "" });
  });

  it.each([...legalPages, ARTICLES, `${ARTICLES}/cycle-basics`, `${ARTICLES}/`])(
    "a signed-in woman reads %s as it stands",
    (path) => {
      expect(marksOf({ [storageKeys.token]: "t" }, path)).toEqual({ signedIn: "" });
    },
  );

  it("a browser that forbids storage still gets a page", () => {
    const documentElement = { dataset: {} };
    const context = { document: { documentElement }, location: { pathname: "/" } };
    expect(() => runInNewContext(script, context)).not.toThrow();
  });
});
