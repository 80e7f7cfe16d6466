import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { loadOnIntent } from "./boot/intent.ts";
import { hasKeptWord } from "./boot/kept-word.ts";
import { isRedrawn, showAsItStands, wantedLanguage } from "./boot/language.ts";
import { defineOperatorValue } from "./boot/operator-value.ts";
import { closeSideMenuOnChoice } from "./boot/side-menu.ts";
import { whenToLoad } from "./boot/visit-plan.ts";
import { showOutline } from "./boot/waiting.ts";
import { fetchLanguage } from "./i18n/languages/fetch-language.ts";

/** The first script of every page; signed-out readers need no other. */
const root = document.getElementById("root");
const notLoaded = document.getElementById("not-loaded");
let loading = false;

function load(): void {
  if (loading || !root) return;
  loading = true;
  if (notLoaded) notLoaded.hidden = true;
  fetchFormScripts()
    .then(() => Promise.all([import("./main.tsx"), ...whatFollows()]))
    .then(([{ mount }]) => mount(root))
    .catch(() => {
      // Most likely offline: shows it and retries at the next interaction.
      loading = false;
      showAsItStands();
      if (notLoaded) notLoaded.hidden = false;
    });
}

/** What the app needs first, loaded in parallel. */
function whatFollows(): Promise<unknown>[] {
  openAnswers();
  const words = fetchFirstWords(wantedLanguage());
  return readToken() === null ? [words] : [words, import("./app/gate/signed-in-gate.tsx")];
}

/** On later visits, decrypts the stored answers while the app loads. */
function openAnswers(): void {
  const early = globalThis.earlyAnswers;
  if (early?.etag === undefined) return;
  import("./api/device/load-answers.ts")
    .then(({ loadAnswers }) => loadAnswers(early.token))
    // The first call retries.
    .catch(() => undefined);
}

function fetchFirstWords(language: LanguageTag): Promise<unknown> {
  if (language === "en") return import("./i18n/locales/en.po");
  return fetchLanguage(language).then(({ catalogues }) => catalogues.app());
}

const formScripts = () => document.querySelector<HTMLMetaElement>('meta[name="form-scripts"]');

/**
 * Fetches the scripts listed in a form's document in parallel before they are imported: Chromium never
 * retries a module import that failed.
 */
async function fetchFormScripts(): Promise<void> {
  const files = formScripts()?.content.split(" ") ?? [];
  // The message chunks among them are English.
  const needed = files.filter((file) => isEnglish() || !file.includes("/words-"));
  await Promise.all(needed.map(fetchScript));
}

/** Fetches a script into the browser's cache. */
async function fetchScript(file: string): Promise<void> {
  const answer = await fetch(file);
  await answer.text();
  // A failing proxy or a captive portal answers with a page of its own.
  if (!answer.headers.get("Content-Type")?.includes("javascript")) throw new Error(file);
}

const isEnglish = () => wantedLanguage() === "en";

function readKey(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const readToken = () => readKey(storageKeys.token);

/** Shows the quick exit on every page, with or without the app. */
function offerQuickExit(): void {
  if (readKey(storageKeys.quickExit) === null) return;
  import("./main.tsx").then((main) => main.offerQuickExit()).catch(() => undefined);
}

showOutline();
offerQuickExit();
defineOperatorValue();
closeSideMenuOnChoice();
loadOnIntent(load);

const visit = {
  path: location.pathname,
  token: readToken(),
  prerendered: root?.dataset.page ?? null,
  isRedrawn: isRedrawn(),
};
if (whenToLoad(visit) === "app" || hasKeptWord()) load();
