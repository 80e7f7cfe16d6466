// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lockWith } from "#web/entry/lock/pin.ts";
import { lockOf, openTab } from "#web/entry/lock/record.ts";
import { openScreen } from "../../../scripts/testing/screen.tsx";
import { LockPlace } from "./lock-place.tsx";

let screen: Awaited<ReturnType<typeof openScreen>>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(async () => {
  await screen.close();
  vi.restoreAllMocks();
});

const page = (
  <LockPlace owner="thandi">
    <p>Hers</p>
  </LockPlace>
);

const look = (isHidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  document.dispatchEvent(new Event("visibilitychange"));
};

const isDrawn = () => document.body.style.visibility !== "hidden";

it("a page with a lock hides while it is in the background", async () => {
  lockOf("thandi").write(await lockWith("2580", 5));
  openTab(Date.now());
  screen = await openScreen(page);
  expect([screen.text(), isDrawn()]).toEqual(["Hers", true]);
  look(true);
  expect(isDrawn()).toBe(false);
  look(false);
  expect(isDrawn()).toBe(true);
  dispatchEvent(new Event("pagehide"));
  expect(isDrawn()).toBe(false);
  dispatchEvent(new Event("pageshow"));
  expect(isDrawn()).toBe(true);
});

it("a page without a lock never hides", async () => {
  screen = await openScreen(page);
  look(true);
  expect(isDrawn()).toBe(true);
});
