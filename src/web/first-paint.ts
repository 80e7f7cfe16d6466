import { languageTags } from "#contract/kernel/language-tag.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { dayHere, timeZoneHere } from "./api/here.ts";
import { firstQuestions } from "./boot/first-questions.ts";
import { inLanguage } from "./boot/in-language.ts";
import { landingAt } from "./boot/landings.ts";
import { LEFT } from "./boot/left.ts";
import { formPages, isArticle, LANDING, legalPages } from "./boot/open-pages.ts";
import { PEOPLE } from "./boot/people-key.ts";

// Before the first paint: no flash of wrong colours, or of the landing page for signed-in users.
const page = document.documentElement;
const address = location.pathname.replace(/(?<=.)\/+$/, "");
const home = [LANDING, "/dashboard"];

try {
  if (!isLeft()) prepare();
} catch {
  // Without storage: the system's colours and the signed-out page.
}

function prepare(): void {
  const appearance = localStorage.getItem(storageKeys.appearance);
  if (appearance === "light" || appearance === "dark") page.dataset.appearance = appearance;
  const lessData = localStorage.getItem(storageKeys.lessData);
  if (lessData === "on" || (lessData !== "off" && asksToSave())) page.dataset.lessData = "";
  const token = localStorage.getItem(storageKeys.token);
  chooseLanguage(token === null);
  fetchScripts("[name=scripts-at-once]");
  // These forms also offer remembered accounts.
  if (formPages.includes(address) && localStorage.getItem(PEOPLE)) page.dataset.redrawn = "";
  if (token !== null) showOutline(token);
}

/** After a quick exit Back leads to the empty page; a restored page of another account reloads. */
function isLeft(): boolean {
  let token: string | null = null;
  addEventListener("pagehide", ({ persisted }) => {
    page.hidden = persisted;
    token = localStorage.getItem(storageKeys.token);
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || turnAway()) return;
    if (token === localStorage.getItem(storageKeys.token)) page.hidden = false;
    else location.reload();
  });
  const [navigation] = performance.getEntriesByType("navigation");
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === "back_forward") {
    return turnAway();
  }
  sessionStorage.removeItem(LEFT);
  return false;
}

function turnAway(): boolean {
  if (sessionStorage.getItem(LEFT) === null) return false;
  stop();
  page.hidden = true;
  document.title = "";
  location.replace("about:blank");
  return true;
}

function showOutline(token: string): void {
  page.dataset.signedIn = "";
  if (legalPages.includes(address) || isArticle(address)) return;
  // Tabs are disabled before onboarding is complete.
  if (localStorage.getItem(storageKeys.onboardingComplete) === null) page.dataset.newcomer = "";
  page.dataset.waiting = home.includes(address) ? "home" : "page";
  loadPage(token);
}

function loadPage(token: string): void {
  // Before the PIN is entered nothing is requested.
  const hasLock = Object.keys(localStorage).some((key) => key.startsWith(`${storageKeys.lock}.`));
  // With stored answers, only asks whether anything changed; the scripts come from the worker.
  const isServed = Boolean(navigator.serviceWorker?.controller);
  const etag = isServed ? localStorage.getItem(storageKeys.state) : undefined;
  if (!isServed) page.dataset.standIn = "";
  if (!hasLock && etag !== null) {
    const { pathname, search } = location;
    const data = isServed ? [] : firstQuestions(pathname, search, dayHere(Date.now()));
    askEarly(token, ["/api/user/profile", ...data], etag);
  }
  fetchScripts(
    "[name=scripts]",
    `[name=forms-${page.dataset.language ?? "en"}]`,
    // The code that decrypts stored answers, if there are any.
    ...(isServed ? ["[name=kept]"] : []),
    `[name=scripts-of][data-at~="${address}"]`,
  );
}

function chooseLanguage(isVisitor: boolean): void {
  const key = storageKeys.language;
  const named = languageTags.find((tag) => tag !== "en" && landingAt(tag) === address);
  if (named && isVisitor) localStorage.setItem(key, named);
  addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
    if (link && link.hreflang !== "") localStorage.setItem(key, link.hreflang);
  });
  const spoken = navigator.languages.map((tag) => tag.split("-")[0] ?? "");
  const chosen = [localStorage.getItem(key) ?? "", ...spoken];
  const language = chosen.find((tag) => languageTags.some((one) => one === tag));
  if (language !== undefined && language !== "en") {
    page.dataset.language = language;
    // The landing page has an address per language.
    if (isVisitor && location.pathname === LANDING && page.lang !== language)
      location.replace(`${landingAt(language)}${location.search}${location.hash}`);
  }
  // Prerendered text in another language is rendered again, except articles.
  if (page.lang !== (language ?? "en") && page.dataset.article === undefined)
    page.dataset.redrawn = "";
}

function asksToSave(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

function askEarly(token: string, paths: readonly string[], etag: string | undefined): void {
  const headers = {
    "Time-Zone": timeZoneHere(),
    Authorization: `Bearer ${token}`,
    ...(etag && { "If-None-Match": etag }),
  };
  const answers = new Map(
    paths.map((path) => {
      const signal = AbortSignal.timeout(30_000);
      const answer = fetch(path, { headers, credentials: "include", signal });
      // The call that takes the response handles the failure.
      answer.catch(() => undefined);
      return [path, answer];
    }),
  );
  globalThis.earlyAnswers = { token, etag, answers };
}

/** Preloads in parallel the scripts that the build has listed in the document. */
function fetchScripts(...metas: readonly string[]): void {
  for (const meta of metas) {
    const listed = document.querySelector<HTMLMetaElement>(`meta${meta}`)?.content ?? "";
    for (const file of listed.split(" ").filter(Boolean)) {
      const href = inLanguage(file, page.dataset.language ?? "en");
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href }));
    }
  }
}
