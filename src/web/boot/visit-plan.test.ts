import { describe, expect, it } from "vitest";
import { howToMount, whenToLoad } from "./visit-plan.ts";

describe("a signed-out visitor", () => {
  it.each(["/", "/privacy", "/terms", "/contact"])("reads %s without the app", (path) => {
    expect(whenToLoad({ path, token: null, prerendered: path })).toBe("wait");
  });

  it("reads the landing page without the app at unknown addresses", () => {
    expect(whenToLoad({ path: "/track", token: null, prerendered: "/" })).toBe("wait");
  });

  it.each(["/login", "/register", "/recover", "/login/"])(
    "loads the app on %s only on interaction with the form",
    (path) => {
      const prerendered = path.replace(/\/$/, "");
      expect(whenToLoad({ path, token: null, prerendered })).toBe("wait");
    },
  );

  it("loads the app at once for a shared report", () => {
    const path = "/shared-report";
    expect(whenToLoad({ path, token: null, prerendered: path })).toBe("app");
  });

  it("gets the prerendered page hydrated", () => {
    expect(howToMount({ path: "/", token: null, prerendered: "/" })).toBe("hydrate");
  });

  it("gets a new render if another page is prerendered", () => {
    const visit = { path: "/recover", token: null, prerendered: "/" };
    expect([whenToLoad(visit), howToMount(visit)]).toEqual(["app", "draw"]);
  });
});

describe("a signed-in user", () => {
  it.each(["/", "/track", "/settings", "/login"])("loads the app at once on %s", (path) => {
    const visit = { path, token: "t", prerendered: path === "/login" ? path : "/" };
    expect([whenToLoad(visit), howToMount(visit)]).toEqual(["app", "draw"]);
  });

  it("reads the prerendered privacy page without the app", () => {
    const visit = { path: "/privacy", token: "t", prerendered: "/privacy" };
    expect([whenToLoad(visit), howToMount(visit)]).toEqual(["wait", "hydrate"]);
  });
});

it.each([null, "t"])("an article is shown without the app, signed in or not (%s)", (token) => {
  const path = "/articles/cycle-basics";
  expect(whenToLoad({ path, token, prerendered: path })).toBe("wait");
});

it("an address without an article shows the landing page, or the app when signed in", () => {
  const visit = { path: "/articles/nothing", prerendered: "/" };
  expect(whenToLoad({ ...visit, token: null })).toBe("wait");
  expect(whenToLoad({ ...visit, token: "t" })).toBe("app");
});

it("a page prerendered in another language is rendered again", () => {
  const visit = { path: "/privacy", token: null, prerendered: "/privacy", isRedrawn: true };
  expect([whenToLoad(visit), howToMount(visit)]).toEqual(["app", "draw"]);
});

it("without prerendered content, as in development, the app loads at once", () => {
  expect(whenToLoad({ path: "/", token: null, prerendered: null })).toBe("app");
});
