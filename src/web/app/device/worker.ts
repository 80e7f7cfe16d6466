import { addBytes, usesLessData } from "#web/features/account/data-use/api.ts";
import { i18n, languageHere } from "#web/i18n/i18n.ts";
import { type KeepMore, TAKE_OVER } from "#web/worker/release.ts";

/** Puts the new version in place of this one. */
type TakeOver = () => void;

/**
 * Starts the worker that keeps the app on this device, and says when a new version waits; answers
 * how to stop listening. Where a browser has none, Mwezi goes on without.
 */
export function startWorker(onWaiting: (takeOver: TakeOver) => void): () => void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;
  // What the worker has fetched, which no page sees.
  const count = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "number") addBytes(data, Date.now());
  };
  workers.addEventListener("message", count, { signal });
  workers.startMessages();
  const follow = (registration: ServiceWorkerRegistration) => {
    const look = () => {
      const { waiting } = registration;
      // The very first one waits for nobody.
      if (waiting && workers.controller) onWaiting(() => takeOver(waiting));
    };
    look();
    registration.addEventListener(
      "updatefound",
      () => registration.installing?.addEventListener("statechange", look, { signal }),
      { signal },
    );
    const checkAgain = () => {
      if (document.visibilityState === "visible") registration.update().catch(() => undefined);
    };
    document.addEventListener("visibilitychange", checkAgain, { signal });
    let told = "";
    // Words that come announce a change too.
    const tell = () => {
      const language = languageHere();
      if (language === told) return;
      told = language;
      const news: KeepMore = { language, usesLessData: usesLessData() };
      registration.active?.postMessage(news);
    };
    tell();
    signal.addEventListener("abort", i18n.on("change", tell));
  };
  workers
    .register("/sw.js")
    .then(() => workers.ready)
    .then((registration) => {
      if (!signal.aborted) follow(registration);
    })
    // No worker, no harm: it is tried again at the next visit.
    .catch(() => undefined);
  return () => listening.abort();
}

function takeOver(waiting: ServiceWorker): void {
  // The page's own code is replaced with the worker's.
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  waiting.postMessage(TAKE_OVER);
}
