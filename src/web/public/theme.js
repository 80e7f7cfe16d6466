// Runs before the first paint, so that the page flashes neither in the wrong colours nor with the
// landing page for signed-in users. Its keys are those of contract/kernel/storage-keys.ts, its
// addresses those of web/boot/open-pages.ts and of the contract; theme.test.ts compares them.
(() => {
  const page = document.documentElement;
  const openToAll = /^\/(privacy|terms|contact|((sw|ha|yo)\/)?articles(\/.*)?)\/*$/;
  const home = /^\/(dashboard)?\/*$/;
  try {
    if (isLeft()) return;
    const appearance = localStorage.getItem("mwezi.appearance");
    if (appearance === "light" || appearance === "dark") page.dataset.appearance = appearance;
    const lessData = localStorage.getItem("mwezi.less-data");
    const asksToSave = navigator.connection?.saveData === true;
    if (lessData === "on" || (lessData !== "off" && asksToSave)) page.dataset.lessData = "";
    const token = localStorage.getItem("token");
    chooseLanguage(token === null);
    fetchScripts("[name=scripts-at-once]");
    // These forms also support the chosen draft language.
    const hasDrafts = /^\/(login|register|begin|recover)\/*$/.test(location.pathname);
    if (hasDrafts && localStorage.getItem("mwezi.draft-language")) page.dataset.redrawn = "";
    if (token === null) return;
    page.dataset.signedIn = "";
    if (openToAll.test(location.pathname)) return;
    // Tabs are disabled before onboarding is complete.
    if (localStorage.getItem("onboardingComplete") === null) page.dataset.newcomer = "";
    page.dataset.waiting = home.test(location.pathname) ? "home" : "page";
    loadPage(token);
  } catch {
    // Without storage: the system's colours and the signed-out page.
  }

  /**
   * After a quick exit Back leads to the empty page, before anything is drawn; a new visit opens.
   * A page that the browser restores whole was hidden on leaving it.
   */
  function isLeft() {
    addEventListener("pagehide", ({ persisted }) => {
      page.hidden = persisted;
    });
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted && !turnAway()) page.hidden = false;
    });
    if (performance.getEntriesByType("navigation")[0]?.type === "back_forward") return turnAway();
    sessionStorage.removeItem("mwezi.left");
    return false;
  }

  function turnAway() {
    if (sessionStorage.getItem("mwezi.left") === null) return false;
    stop();
    page.hidden = true;
    document.title = "";
    location.replace("about:blank");
    return true;
  }

  /** Requests a signed-in user's data and the page's scripts. */
  function loadPage(token) {
    // Before the PIN is entered nothing is requested.
    const hasLock = Object.keys(localStorage).some((key) => key.startsWith("mwezi.lock.v1."));
    // With answers stored on the device, only asks whether anything has changed, while they are
    // decrypted. The scripts then come from the worker.
    const isServed = Boolean(navigator.serviceWorker?.controller);
    const state = isServed ? localStorage.getItem("mwezi.state") : undefined;
    if (!isServed) page.dataset.standIn = "";
    if (!hasLock && state !== null)
      askEarly(token, ["user/profile", ...(isServed ? [] : firstQuestions())], state);
    const address = location.pathname.replace(/(?<=.)\/+$/, "");
    fetchScripts(
      ...["[name=scripts]", `[name=forms-${page.dataset.language ?? "en"}]`],
      // The code that decrypts stored answers, if there are any.
      ...(isServed ? ["[name=kept]"] : []),
      `[name=scripts-of][data-at~="${address}"]`,
    );
  }

  /** The language of the address, the stored choice, or the browser. */
  function chooseLanguage(isVisitor) {
    const tags = ["en", "sw", "ha", "yo"];
    const [, named] = location.pathname.match(/^\/(sw|ha|yo)\/*$/) ?? [];
    const key = "mwezi.language";
    if (named && isVisitor) localStorage.setItem(key, named);
    addEventListener("click", ({ target }) => {
      const chosen = target instanceof Element && target.closest("a[hreflang]")?.hreflang;
      if (chosen) localStorage.setItem(key, chosen);
    });
    const spoken = navigator.languages.map((tag) => tag.split("-")[0]);
    const language = [localStorage.getItem(key), ...spoken].find((tag) => tags.includes(tag));
    if (language === undefined || language === "en") return markAnother("en");
    page.dataset.language = language;
    // The landing page has an address per language.
    if (isVisitor && location.pathname === "/" && page.lang !== language)
      location.replace(`/${language}${location.search}${location.hash}`);
    markAnother(language);
  }

  /** Marks prerendered text in another language as to be rendered again, except articles. */
  function markAnother(language) {
    if (page.lang !== language && page.dataset.article === undefined) page.dataset.redrawn = "";
  }

  /** The requests of a page's first render, besides the profile. */
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

  /** Requests the first screen's data before the app's code is loaded. */
  function askEarly(token, paths, etag) {
    // Like api/here.ts: a first formatter takes about 80 ms on a cheap phone.
    const zone =
      window.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    const headers = { "Time-Zone": zone, Authorization: `Bearer ${token}` };
    if (etag) headers["If-None-Match"] = etag;
    const answers = new Map();
    for (const path of paths) {
      const signal = AbortSignal.timeout(30_000);
      const answer = fetch(`/api/${path}`, { headers, credentials: "include", signal });
      // The call that takes the response handles the failure.
      answer.catch(() => undefined);
      answers.set(`/api/${path}`, answer);
    }
    window.earlyAnswers = { token, etag, answers };
  }

  /** Preloads in parallel the scripts that the build has listed in the document. */
  function fetchScripts(...metas) {
    const files = metas.flatMap((meta) =>
      (document.querySelector(`meta${meta}`)?.content ?? "").split(" "),
    );
    for (const file of files.filter(Boolean)) {
      // Each language has files of its own.
      const href = file.replace(/\.en\.js$/, `.${page.dataset.language ?? "en"}.js`);
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href }));
    }
  }
})();
