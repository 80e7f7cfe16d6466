import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { headersOf } from "#web/api/request.ts";
import { EVERY_LOG, firstRecentDay } from "#web/boot/first-questions.ts";
import { clockNow } from "#web/entry/clock.ts";
import { firstPaint } from "../../../scripts/building/first-paint.ts";
import { ARTICLES, legalPages } from "./open-pages.ts";

const script = await firstPaint();

interface Visit {
  readonly pathname?: string;
  readonly search?: string;
  readonly hasWorker?: boolean;
  readonly saveData?: boolean;
  readonly lang?: string;
  readonly languages?: readonly string[];
  /** Whether the document is an article rather than a fallback page. */
  readonly isArticle?: boolean;
  readonly navigation?: "back_forward";
  readonly isLeft?: boolean;
}

function run(stored: Record<string, string>, visit: Visit = {}) {
  const { pathname = "/", search = "", hasWorker = false, saveData = false } = visit;
  const { lang = "en", languages = ["en-ZA"], isArticle = false } = visit;
  const places: string[] = [];
  const kept: Record<string, string> = {};
  const clicks: ((event: object) => void)[] = [];
  const { navigation = "navigate", isLeft = false } = visit;
  const marks: Record<string, string> = isArticle ? { article: "" } : {};
  const links: { rel?: string; href?: string }[] = [];
  const requests: { readonly path: string; readonly init: RequestInit }[] = [];
  const context = {
    AbortSignal,
    Intl,
    Map,
    Element: Link,
    addEventListener: (_: string, listener: (event: object) => void) => clicks.push(listener),
    performance: { getEntriesByType: () => [{ type: navigation }] },
    sessionStorage: { getItem: () => (isLeft ? "yes" : null), removeItem: () => undefined },
    stop: () => undefined,
    // A real storage also exposes its keys as properties.
    localStorage: {
      getItem: (key: string) => kept[key] ?? stored[key] ?? null,
      setItem: (key: string, value: string) => {
        kept[key] = value;
      },
      ...stored,
    },
    location: {
      pathname,
      search,
      hash: "",
      replace: (place: string) => places.push(place),
    },
    navigator: {
      languages,
      serviceWorker: { controller: hasWorker ? {} : null },
      connection: { saveData },
    },
    fetch: (path: string, init: RequestInit) => {
      requests.push({ path, init });
      return Promise.resolve(Response.json({}));
    },
    document: {
      documentElement: { dataset: marks, lang },
      querySelector: (name: string) => ({ content: metas[name] }),
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
    },
  };
  runInNewContext(script, context);
  const early = (context as { readonly earlyAnswers?: typeof earlyAnswers }).earlyAnswers;
  const press = (target: Link) => clicks.map((listener) => listener({ target }));
  return { marks, links, requests, places, kept, press, early };
}

class Link {
  readonly hreflang: string;
  constructor(hreflang: string) {
    this.hreflang = hreflang;
  }
  closest = () => this;
}

const metas: Readonly<Record<string, string>> = {
  "meta[name=scripts]": "/assets/react.js /assets/home.en.js",
  "meta[name=kept]": "/assets/kept.js",
  "meta[name=forms-ha]": "/assets/hausa.js",
  'meta[name=scripts-of][data-at~="/track"]': "/assets/track.en.js",
};

const firstScreen = ["/assets/react.js", "/assets/home.en.js"];

const marksOf = (stored: Record<string, string>, pathname = "/") => run(stored, { pathname }).marks;
const signedIn = { [storageKeys.token]: "t" };

describe("before the first paint", () => {
  it("the page has the chosen appearance", () => {
    expect(marksOf({ [storageKeys.appearance]: "dark" })).toEqual({ appearance: "dark" });
  });

  it("the page follows the system without a valid choice", () => {
    expect(marksOf({})).toEqual({});
    expect(marksOf({ [storageKeys.appearance]: "purple" })).toEqual({});
  });

  it("the page saves data if the user or the browser asks for it", () => {
    const less = storageKeys.lessData;
    expect(marksOf({ [less]: "on" })).toEqual({ lessData: "" });
    expect(run({}, { saveData: true }).marks).toEqual({ lessData: "" });
    expect(run({ [less]: "off" }, { saveData: true }).marks).toEqual({});
  });

  it("a signed-in user sees the outline of the app instead of the landing page", () => {
    const before = { signedIn: "", standIn: "", newcomer: "" };
    expect(marksOf(signedIn)).toEqual({ ...before, waiting: "home" });
    expect(marksOf(signedIn, "/track")).toEqual({ ...before, waiting: "page" });
  });

  it("the outline has tabs once onboarding is complete", () => {
    const complete = { ...signedIn, [storageKeys.onboardingComplete]: "true" };
    expect(marksOf(complete)).toEqual({ signedIn: "", standIn: "", waiting: "home" });
  });

  it.each([
    ...legalPages,
    ARTICLES,
    `${ARTICLES}/cycle-basics`,
    `${ARTICLES}/`,
    "/sw/articles",
    "/yo/articles/cycle-basics",
  ])("a signed-in user sees %s as prerendered", (path) => {
    expect(marksOf(signedIn, path)).toEqual({ signedIn: "" });
  });

  it("Back after a quick exit leads to the empty page and requests nothing", () => {
    const { places, marks, requests } = run(signedIn, { navigation: "back_forward", isLeft: true });
    expect([places, marks, requests]).toEqual([["about:blank"], {}, []]);
    expect(run(signedIn, { isLeft: true }).marks).toHaveProperty("waiting");
  });

  it("a browser without storage gets the page", () => {
    const documentElement = { dataset: {} };
    const context = { document: { documentElement }, location: { pathname: "/" } };
    expect(() => runInNewContext(script, context)).not.toThrow();
  });
});

describe("the language of a page", () => {
  const { language } = storageKeys;
  const inHausa = { [language]: "ha" };

  it("is the one chosen on this device or in the account, else the browser's first supported one", () => {
    expect(marksOf({ ...signedIn, ...inHausa }, "/track").language).toBe("ha");
    expect(run({}, { pathname: "/login", languages: ["fr-FR", "yo", "en"] }).marks.language).toBe(
      "yo",
    );
    expect(run({}, { pathname: "/login", languages: ["en", "sw"] }).marks).toEqual({});
  });

  it("redirects from the landing page to its translation", () => {
    expect(run(inHausa).places).toEqual(["/ha"]);
    expect(run({}, { languages: ["sw-KE"] }).places).toEqual(["/sw"]);
    for (const tag of ["zu", "xh", "af"]) {
      expect(run({}, { languages: [`${tag}-ZA`, "en"] }).places).toEqual([`/${tag}`]);
    }
    expect(run({ [language]: "en" }, { languages: ["sw-KE"] }).places).toEqual([]);
    expect(run({ ...signedIn, ...inHausa }).places).toEqual([]);
  });

  it("from an address is stored for later pages", () => {
    const { marks, kept, places } = run(inHausa, { pathname: "/yo", lang: "yo" });
    expect(marks).toMatchObject({ language: "yo" });
    expect(marks.redrawn).toBeUndefined();
    expect({ kept, places }).toEqual({ kept: { [language]: "yo" }, places: [] });
  });

  it("from a followed link is stored", () => {
    const { press, kept } = run({}, { pathname: "/sw", lang: "sw" });
    press(new Link("en"));
    expect(kept).toEqual({ [language]: "en" });
    press(new Link(""));
    expect(kept).toEqual({ [language]: "en" });
  });

  it("hides prerendered text in another language, except articles", () => {
    expect(run(inHausa, { pathname: "/privacy" }).marks.redrawn).toBe("");
    const inEnglish = { pathname: "/articles/cycle-basics", isArticle: true };
    expect(run(inHausa, inEnglish).marks.redrawn).toBeUndefined();
    expect(run(inHausa, { pathname: "/articles/no-such-article" }).marks.redrawn).toBe("");
    const inSwahili = { pathname: "/sw/articles/cycle-basics", lang: "sw", isArticle: true };
    expect(run(inHausa, inSwahili).marks.redrawn).toBeUndefined();
    expect(run({ [language]: "en" }, { pathname: "/privacy" }).marks.redrawn).toBeUndefined();
  });

  it("loads only the files with its own messages", () => {
    expect(run({ ...signedIn, ...inHausa }).links.map(({ href }) => href)).toEqual([
      "/assets/react.js",
      "/assets/home.ha.js",
      "/assets/hausa.js",
    ]);
  });
});

describe("before the app's code", () => {
  const ofCycles = ["/api/user/profile", "/api/cycles", "/api/ovulation"];
  const logsOf = (days: string) => `/api/pcos-logs?days=${days}`;
  const home = [...ofCycles, logsOf("92")];

  it("home's code and data are requested in one step", () => {
    const { links, requests, early } = run(signedIn);
    expect(links).toEqual(
      ["/assets/react.js", "/assets/home.en.js"].map((href) => ({
        rel: "modulepreload",
        href,
      })),
    );
    expect(requests.map(({ path }) => path)).toEqual(home);
    expect(early?.token).toBe("t");
    expect([...(early?.answers.keys() ?? [])]).toEqual(home);
  });

  const asksOf = (pathname: string, search = "") =>
    run(signedIn, { pathname, search }).requests.map(({ path }) => path);

  it("Track's data is requested, with today's log unless another day is open", () => {
    const log = "/api/pcos-logs/{date}".replace("{date}", clockNow().today);
    expect(asksOf("/track")).toEqual([...home, log]);
    expect(asksOf("/track/")).toEqual([...home, log]);
    expect(asksOf("/track", "?day=2026-11-18")).toEqual(home);
  });

  it("home's charts request as many logs as they draw", () => {
    expect(asksOf("/calendar")).toEqual(home);
    expect(asksOf("/history")).toEqual([...ofCycles, logsOf(String(EVERY_LOG))]);
    const since = firstRecentDay(clockNow().today);
    const lists = ["moods", "stress"].map((list) => `/api/${list}?from=${since}`);
    expect(asksOf("/trends")).toEqual([...home, ...lists]);
    expect(asksOf("/trends", "?span=12")).toEqual(home);
  });

  it("other pages request the profile", () => {
    expect(asksOf("/settings")).toEqual(["/api/user/profile"]);
  });

  it("the page's scripts named in the document are preloaded", () => {
    const { links } = run(signedIn, { pathname: "/track/" });
    expect(links.map(({ href }) => href)).toEqual([
      "/assets/react.js",
      "/assets/home.en.js",
      "/assets/track.en.js",
    ]);
  });

  it("early requests have the same headers as the app's calls", () => {
    const [question] = run(signedIn).requests;
    expect(question?.init).toMatchObject({
      headers: headersOf({}, "t"),
      credentials: "include",
    });
  });

  it("no data is requested before the PIN is entered", () => {
    const { links, requests } = run({ ...signedIn, [`${storageKeys.lock}.0b8f2c9e`]: "{}" });
    expect([links.length, requests]).toEqual([firstScreen.length, []]);
    const later = { ...signedIn, [storageKeys.state]: "7", [`${storageKeys.lock}.0b8f2c9e`]: "{}" };
    expect(run(later, { hasWorker: true }).requests).toEqual([]);
  });

  it("a later visit only asks whether anything has changed", () => {
    const etag = '"1-7-2026-11-22"';
    const { links, requests, early } = run(
      { ...signedIn, [storageKeys.state]: etag },
      { hasWorker: true },
    );
    expect(requests.map(({ path }) => path)).toEqual(["/api/user/profile"]);
    expect(links.map(({ href }) => href)).toEqual([...firstScreen, "/assets/kept.js"]);
    expect(requests[0]?.init.headers).toEqual(headersOf({}, "t", { etag }));
    expect(early).toMatchObject({ token: "t", etag });
  });

  it("only the code is loaded if the worker has it and no answers are stored", () => {
    const { links, requests, marks } = run(signedIn, { hasWorker: true });
    expect(links.map(({ href }) => href)).toEqual([...firstScreen, "/assets/kept.js"]);
    expect([requests, marks.standIn]).toEqual([[], undefined]);
  });

  it.each([
    ["for a visitor", {}, {}],
    ["on a page open to all", signedIn, { pathname: "/privacy" }],
  ])("nothing is loaded %s", (_, stored, visit) => {
    const { links, requests, marks } = run(stored, visit);
    expect([links, requests, marks.standIn]).toEqual([[], [], undefined]);
  });
});
