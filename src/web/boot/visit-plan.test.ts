import { describe, expect, it } from "vitest";
import { howToMount, whenToLoad } from "./visit-plan.ts";

describe("a visitor who is signed out", () => {
  it.each(["/", "/privacy", "/terms", "/contact"])("reads %s without the app", (path) => {
    expect(whenToLoad({ path, token: null, prerendered: path })).toBe("wait");
  });

  it("reads the landing page without the app at any other address", () => {
    expect(whenToLoad({ path: "/track", token: null, prerendered: "/" })).toBe("wait");
  });

  it.each(["/login", "/register", "/recover", "/login/"])(
    "gets the app on %s only when she begins with the form",
    (path) => {
      const prerendered = path.replace(/\/$/, "");
      expect(whenToLoad({ path, token: null, prerendered })).toBe("wait");
    },
  );

  it("gets the app at once for a report that was shared", () => {
    const path = "/shared-report";
    expect(whenToLoad({ path, token: null, prerendered: path })).toBe("app");
  });

  it("keeps what stands in the page when the app takes over", () => {
    expect(howToMount({ path: "/", token: null, prerendered: "/" })).toBe("hydrate");
  });

  it("gets a page drawn anew when another one stands there", () => {
    const visit = { path: "/recover", token: null, prerendered: "/" };
    expect([whenToLoad(visit), howToMount(visit)]).toEqual(["app", "draw"]);
  });
});

describe("a woman who is signed in", () => {
  it.each(["/", "/track", "/settings", "/login"])("gets the app at once on %s", (path) => {
    const visit = { path, token: "t", prerendered: path === "/login" ? path : "/" };
    expect([whenToLoad(visit), howToMount(visit)]).toEqual(["app", "draw"]);
  });

  it("reads the privacy page without the app, in the page that stands there", () => {
    const visit = { path: "/privacy", token: "t", prerendered: "/privacy" };
    expect([whenToLoad(visit), howToMount(visit)]).toEqual(["wait", "hydrate"]);
  });
});

it.each([null, "t"])("an article is read without the app, signed in or not (%s)", (token) => {
  const path = "/articles/cycle-basics";
  expect(whenToLoad({ path, token, prerendered: path })).toBe("wait");
});

it("an address no article stands at is the landing page, or the app for who is signed in", () => {
  const visit = { path: "/articles/nothing", prerendered: "/" };
  expect(whenToLoad({ ...visit, token: null })).toBe("wait");
  expect(whenToLoad({ ...visit, token: "t" })).toBe("app");
});

it("a page that stands there in another language is drawn anew", () => {
  const visit = { path: "/privacy", token: null, prerendered: "/privacy", isRedrawn: true };
  expect([whenToLoad(visit), howToMount(visit)]).toEqual(["app", "draw"]);
});

it("nothing prerendered, as in development, means the app at once", () => {
  expect(whenToLoad({ path: "/", token: null, prerendered: null })).toBe("app");
});
