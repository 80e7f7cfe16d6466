import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { inLanguage } from "./boot/in-language.ts";
import { loadOnIntent } from "./boot/intent.ts";
import { isRedrawn, showAsItStands, wantedLanguage } from "./boot/language.ts";
import { defineOperatorValue } from "./boot/operator-value.ts";
import { hasPendingToast } from "./boot/pending-toast.ts";
import { closeSideMenuOnChoice } from "./boot/side-menu.ts";
import { whenToLoad } from "./boot/visit-plan.ts";
import { showOutline } from "./boot/waiting.ts";

/** The first script of every page; signed-out readers need no other. */
const root = document.getElementById("root");
const notLoaded = document.getElementById("not-loaded");
let loading = false;

function load(): void {
  if (loading || !root) return;
  loading = true;
  if (notLoaded) notLoaded.hidden = true;
  fetchApp()
    .catch(fetchInEnglish)
    .then(({ mount }) => mount(root))
    .catch(() => {
      // Most likely offline: shows it and retries at the next interaction.
      loading = false;
      showAsItStands();
      if (notLoaded) notLoaded.hidden = false;
    });
}

async function fetchApp() {
  await fetchFormScripts();
  const [main] = await Promise.all([import("./main.tsx"), ...whatFollows()]);
  return main;
}

/** If the language's files can be neither fetched nor found in the cache. */
async function fetchInEnglish(error: unknown) {
  const { dataset } = document.documentElement;
  const { language } = dataset;
  if (language === undefined) throw error;
  delete dataset.language;
  return fetchApp().catch((failure: unknown) => {
    dataset.language = language;
    throw failure;
  });
}

/** Loads in parallel what the app needs first. */
function whatFollows(): Promise<unknown>[] {
  openAnswers();
  return readToken() === null ? [] : [import("./app/gate/signed-in-gate.tsx")];
}

function openAnswers(): void {
  const early = globalThis.earlyAnswers;
  if (early?.etag === undefined) return;
  import("./api/device/load-answers.ts")
    .then(({ loadAnswers }) => loadAnswers(early.token))
    // The first call retries.
    .catch(() => undefined);
}

const formScripts = () => document.querySelector<HTMLMetaElement>('meta[name="form-scripts"]');

/** Fetches a form's scripts in parallel: Chromium never retries a failed module import. */
async function fetchFormScripts(): Promise<void> {
  const files = formScripts()?.content.split(" ") ?? [];
  await Promise.all(files.map((file) => fetchScript(inLanguage(file, wantedLanguage()))));
}

async function fetchScript(file: string): Promise<void> {
  const answer = await fetch(file);
  await answer.text();
  // A failing proxy or a captive portal answers with a page of its own.
  if (!answer.headers.get("Content-Type")?.includes("javascript")) throw new Error(file);
}

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

/** Articles are pages without the app. */
function offerReadingAloud(): void {
  const place = document.querySelector<HTMLElement>("[data-read-aloud]");
  if (place === null) return;
  import("./ui/read-aloud/player.ts").then((player) => player.attachPlayer(place));
}

showOutline();
offerQuickExit();
offerReadingAloud();
defineOperatorValue();
closeSideMenuOnChoice();
loadOnIntent(load);

const visit = {
  path: location.pathname,
  token: readToken(),
  prerendered: root?.dataset.page ?? null,
  isRedrawn: isRedrawn(),
};
if (whenToLoad(visit) === "app" || hasPendingToast()) load();
