// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { chooseHomeScreenName, readHomeScreenName } from "./api.ts";

beforeEach(() => {
  localStorage.clear();
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
