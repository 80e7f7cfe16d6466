// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { chooseHomeScreenName, readHomeScreenName } from "./api.ts";

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = "en";
  document.head.innerHTML = '<link rel="manifest" href="/app.webmanifest">';
});

const manifest = () => document.querySelector("link")?.getAttribute("href");

it("the page links the manifest of the chosen name before installation", () => {
  expect(readHomeScreenName()).toBe("mwezi");
  chooseHomeScreenName("notes");
  expect([manifest(), readHomeScreenName()]).toEqual(["/notes.webmanifest", "notes"]);
  chooseHomeScreenName("mwezi");
  expect([manifest(), localStorage.length]).toEqual(["/app.webmanifest", 0]);
});

it("the manifest is in the page's language, in English for one that the app lacks", () => {
  document.documentElement.lang = "sw";
  chooseHomeScreenName("notes");
  expect(manifest()).toBe("/notes.sw.webmanifest");
  document.documentElement.lang = "qtz";
  chooseHomeScreenName("mwezi");
  expect(manifest()).toBe("/app.webmanifest");
});
