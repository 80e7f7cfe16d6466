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

it("home shows the outline of home before its code", () => {
  visit("/", "home");
  expect(place()?.textContent).toContain("a ring");
  expect(lit()).toEqual(["/"]);
});

it("another page shows its own, or that of any page, with its own tab lit", () => {
  visit("/track/", "page");
  expect(place()?.textContent).toContain("a day");
  expect(lit()).toEqual(["/track"]);
  visit("/learn", "page");
  expect(place()?.textContent).toContain("a page");
});

it("a visitor waits for nothing", () => {
  visit("/", null);
  expect(place()?.childNodes).toHaveLength(0);
});

it("the outline goes as the app stands, and the typeface comes once the line is free", () => {
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
