// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { showOutline, stopWaiting } from "./waiting.ts";

const page = document.documentElement;
const place = () => document.getElementById("waiting");
const lit = () =>
  [...document.querySelectorAll("[aria-current]")].map((link) => link.getAttribute("href"));

beforeEach(() => {
  const tabs = '<nav><a href="/" aria-current="page">Home</a><a href="/track">Track</a></nav>';
  document.body.innerHTML = `<div id="waiting"></div>
    <template data-outline="home">${tabs}<p>a ring</p></template>
    <template data-outline="page">${tabs}<p>a page</p></template>
    <template data-outline="/track /pcos-tracking">${tabs}<p>a day</p></template>`;
  delete page.dataset.waiting;
});

function visit(path: string, waiting: string | null) {
  history.replaceState(null, "", path);
  if (waiting !== null) page.dataset.waiting = waiting;
  showOutline();
}

it("home shows its outline before its code is loaded", () => {
  visit("/", "home");
  expect(place()?.textContent).toContain("a ring");
  expect(lit()).toEqual(["/"]);
});

it("another page shows its own or a generic outline, with the right tab highlighted", () => {
  visit("/track/", "page");
  expect(place()?.textContent).toContain("a day");
  expect(lit()).toEqual(["/track"]);
  visit("/learn", "page");
  expect(place()?.textContent).toContain("a page");
});

it("a signed-out visitor sees no outline", () => {
  visit("/", null);
  expect(place()?.childNodes).toHaveLength(0);
});

it("the outline disappears when the app renders, and the font loads when the network is idle", () => {
  vi.useFakeTimers();
  page.dataset.standIn = "";
  visit("/", "home");
  stopWaiting();
  expect([page.dataset.waiting, place()?.childNodes.length]).toEqual([undefined, 0]);
  expect(page.dataset.standIn).toBe("");
  vi.runAllTimers();
  expect(page.dataset.standIn).toBeUndefined();
  vi.useRealTimers();
});
