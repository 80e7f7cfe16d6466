import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { listCycles } from "#contract/cycles.ts";
import { listOvulation } from "#contract/ovulation.ts";
import { getProfile } from "#contract/profile.ts";
import { storageKeys } from "#contract/storage-keys.ts";
import { headersOf } from "#web/api/request.ts";
import { ARTICLES, legalPages } from "./open-pages.ts";

const script = readFileSync("src/web/public/theme.js", "utf8");

interface Visit {
  readonly pathname?: string;
  readonly hasWorker?: boolean;
  readonly saveData?: boolean;
}

/** Runs the script as the document's head would. */
function run(stored: Record<string, string>, visit: Visit = {}) {
  const { pathname = "/", hasWorker = false, saveData = false } = visit;
  const marks: Record<string, string> = {};
  const links: { rel?: string; href?: string }[] = [];
  const requests: { readonly path: string; readonly init: RequestInit }[] = [];
  const window: { earlyAnswers?: { token: string; answers: Map<string, unknown> } } = {};
  const context = {
    ...{ AbortSignal, Intl, Map, window },
    // Its keys are a storage's entries too.
    localStorage: { getItem: (key: string) => stored[key] ?? null, ...stored },
    location: { pathname },
    navigator: {
      serviceWorker: { controller: hasWorker ? {} : null },
      connection: { saveData },
    },
    fetch: (path: string, init: RequestInit) => {
      requests.push({ path, init });
      return Promise.resolve(Response.json({}));
    },
    document: {
      documentElement: { dataset: marks },
      querySelector: () => ({ content: "/assets/react.js /assets/home.js" }),
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
    },
  };
  runInNewContext(script, context);
  return { marks, links, requests, early: window.earlyAnswers };
}

const marksOf = (stored: Record<string, string>, pathname = "/") => run(stored, { pathname }).marks;
const signedIn = { [storageKeys.token]: "t" };

describe("before the first paint", () => {
  it("the page takes the appearance she chose", () => {
    expect(marksOf({ [storageKeys.appearance]: "dark" })).toEqual({ appearance: "dark" });
  });

  it("the page follows the system without a choice, or with one it does not know", () => {
    expect(marksOf({})).toEqual({});
    expect(marksOf({ [storageKeys.appearance]: "purple" })).toEqual({});
  });

  it("the page uses less data where she says so, or her browser and not she", () => {
    const less = storageKeys.lessData;
    expect(marksOf({ [less]: "on" })).toEqual({ lessData: "" });
    expect(run({}, { saveData: true }).marks).toEqual({ lessData: "" });
    expect(run({ [less]: "off" }, { saveData: true }).marks).toEqual({});
  });

  it("a signed-in woman sees the shape of the app, not the landing page", () => {
    expect(marksOf(signedIn)).toEqual({ signedIn: "", waiting: "home", standIn: "" });
    expect(marksOf(signedIn, "/track")).toEqual({ signedIn: "", waiting: "page", standIn: "" });
  });

  it.each([...legalPages, ARTICLES, `${ARTICLES}/cycle-basics`, `${ARTICLES}/`])(
    "a signed-in woman reads %s as it stands",
    (path) => {
      expect(marksOf(signedIn, path)).toEqual({ signedIn: "" });
    },
  );

  it("a browser that forbids storage still gets a page", () => {
    const documentElement = { dataset: {} };
    const context = { document: { documentElement }, location: { pathname: "/" } };
    expect(() => runInNewContext(script, context)).not.toThrow();
  });
});

describe("before the app's code", () => {
  const home = [getProfile, listCycles, listOvulation].map(({ path }) => path);

  it("all of it is fetched in one step, and what home shows first is asked for", () => {
    const { links, requests, early } = run(signedIn);
    expect(links).toEqual(
      ["/assets/react.js", "/assets/home.js"].map((href) => ({ rel: "modulepreload", href })),
    );
    expect(requests.map(({ path }) => path)).toEqual(home);
    expect(early?.token).toBe("t");
    expect([...(early?.answers.keys() ?? [])]).toEqual(home);
  });

  it("another page's profile is asked for", () => {
    const { requests } = run(signedIn, { pathname: "/track" });
    expect(requests.map(({ path }) => path)).toEqual([getProfile.path]);
  });

  it("a question carries what any call of the app does", () => {
    const [question] = run(signedIn).requests;
    expect(question?.init).toMatchObject({
      headers: headersOf(getProfile, {}, "t"),
      credentials: "include",
    });
  });

  it("nothing of hers is asked for before her PIN", () => {
    const { links, requests } = run({ ...signedIn, [`${storageKeys.lock}.0b8f2c9e`]: "{}" });
    expect([links.length, requests]).toEqual([2, []]);
  });

  it.each([
    ["for a visitor", {}, {}],
    ["on a page open to all", signedIn, { pathname: "/privacy" }],
    ["where the worker has the code and the device the answers", signedIn, { hasWorker: true }],
  ])("nothing is fetched %s", (_, stored, visit) => {
    const { links, requests, marks } = run(stored, visit);
    expect([links, requests, marks.standIn]).toEqual([[], [], undefined]);
  });
});
