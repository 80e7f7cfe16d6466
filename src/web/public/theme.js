// Runs before the first paint, so that the page neither flashes in the wrong colours nor shows
// the landing page to a woman who is signed in. The keys are those of contract/kernel/storage-keys.ts,
// the addresses those of web/boot/open-pages.ts and of the contract; theme.test.ts compares them.
(() => {
  const page = document.documentElement;
  const openToAll = /^\/(privacy|terms|contact|((sw|ha|yo)\/)?articles(\/.*)?)\/*$/;
  const home = /^\/(dashboard)?\/*$/;
  try {
    const appearance = localStorage.getItem("mwezi.appearance");
    if (appearance === "light" || appearance === "dark") page.dataset.appearance = appearance;
    const lessData = localStorage.getItem("mwezi.less-data");
    const asksToSave = navigator.connection?.saveData === true;
    if (lessData === "on" || (lessData !== "off" && asksToSave)) page.dataset.lessData = "";
    const token = localStorage.getItem("token");
    chooseLanguage(token === null);
    // These have the draft languages too: they are drawn in the one she chose.
    const hasDrafts = /^\/(login|register|recover)\/*$/.test(location.pathname);
    if (hasDrafts && localStorage.getItem("mwezi.draft-language")) page.dataset.redrawn = "";
    if (token === null) return;
    page.dataset.signedIn = "";
    if (openToAll.test(location.pathname)) return;
    // Tabs lead nowhere before onboarding is complete.
    if (localStorage.getItem("onboardingComplete") === null) page.dataset.newcomer = "";
    page.dataset.waiting = home.test(location.pathname) ? "home" : "page";
    // Before her PIN nothing of hers is asked for.
    const hasLock = Object.keys(localStorage).some((key) => key.startsWith("mwezi.lock.v1."));
    // Answers kept on the device cost no data: asked while they are opened, whether anything has
    // changed. Scripts come from the worker then, and are ready when the page is.
    const isServed = Boolean(navigator.serviceWorker?.controller);
    const state = isServed ? localStorage.getItem("mwezi.state") : undefined;
    if (!isServed) page.dataset.standIn = "";
    if (!hasLock && state !== null)
      askEarly(token, ["user/profile", ...(isServed ? [] : firstQuestions())], state);
    fetchScripts(isServed ? ["kept"] : []);
  } catch {
    // A browser that forbids storage gets the system's colours and the signed-out page.
  }

  /** The language of the address, of the last choice on this device or account, or of the browser. */
  function chooseLanguage(isVisitor) {
    const tags = ["en", "sw", "ha", "yo"];
    const [, named] = location.pathname.match(/^\/(sw|ha|yo)\/*$/) ?? [];
    const key = "mwezi.language";
    if (named !== undefined && isVisitor) localStorage.setItem(key, named);
    addEventListener("click", ({ target }) => {
      const chosen = target instanceof Element && target.closest("a[hreflang]")?.hreflang;
      if (chosen) localStorage.setItem(key, chosen);
    });
    const spoken = navigator.languages.map((tag) => tag.split("-")[0]);
    const language = [localStorage.getItem(key), ...spoken].find((tag) => tags.includes(tag));
    if (language === undefined || language === "en") return markAnother("en");
    page.dataset.language = language;
    // The landing page stands at an address in each language.
    if (isVisitor && location.pathname === "/" && page.lang !== language)
      location.replace(`/${language}${location.search}${location.hash}`);
    markAnother(language);
  }

  /** What stands in the document in another language is drawn anew, but for an article. */
  function markAnother(language) {
    if (page.lang !== language && page.dataset.article === undefined) page.dataset.redrawn = "";
  }

  /** What a page draws first, beside her profile. */
  function firstQuestions() {
    const pages = /^\/(?:dashboard|calendar|(track|pcos-tracking)|(history)|(trends))?\/*$/;
    const found = location.pathname.match(pages);
    if (found === null) return [];
    const [, isDay, isWhole, isTrends] = found;
    const questions = ["cycles", "ovulation", `pcos-logs?days=${isWhole ? 3660 : 92}`];
    if (location.search) return questions;
    if (isTrends)
      questions.push(...["moods", "stress"].map((list) => `${list}?from=${dayAgo(139)}`));
    if (isDay) questions.push(`pcos-logs/${dayAgo(0)}`);
    return questions;
  }

  function dayAgo(days) {
    const now = new Date();
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);
    const two = (number) => String(number).padStart(2, "0");
    return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  }

  /** Asks for what the first screen shows, or whether it has changed, before the code that asks has come. */
  function askEarly(token, paths, etag) {
    // As api/here.ts does: a first formatter costs a cheap phone about 80 ms.
    const zone =
      window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    const headers = { "Time-Zone": zone, Authorization: `Bearer ${token}` };
    if (etag) headers["If-None-Match"] = etag;
    const answers = new Map();
    for (const path of paths) {
      const signal = AbortSignal.timeout(30_000);
      const answer = fetch(`/api/${path}`, { headers, credentials: "include", signal });
      // Who takes it hears of a failure; nobody else needs to.
      answer.catch(() => undefined);
      answers.set(`/api/${path}`, answer);
    }
    window.earlyAnswers = { token, etag, answers };
  }

  /**
   * All that the first screen runs on, and the page beyond it, in one step; the build names it. And
   * what opens the answers that are kept on the device, where there are any.
   */
  function fetchScripts(more) {
    const words = `words-${page.dataset.language ?? "en"}`;
    const address = location.pathname.replace(/(?<=.)\/+$/, "");
    const metas = ["scripts", words, ...more].map((name) => `meta[name=${name}]`);
    const begun = ["scripts", words].map((name) => `meta[name=${name}-of][data-at~="${address}"]`);
    const files = [...metas, ...begun].flatMap((meta) =>
      (document.querySelector(meta)?.content ?? "").split(" "),
    );
    for (const href of files.filter(Boolean)) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href }));
    }
  }
})();
