import type { DraftTag } from "#contract/kernel/draft-tag.ts";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { addBytes, usesLessData } from "#web/features/account/data-use/api.ts";
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

/** Has the worker keep the words of these languages, and what must open without network. */
export function keepWords(language: LanguageTag, draft: DraftTag | null): void {
  const news: KeepMore = { language, draft, usesLessData: usesLessData() };
  const tell = ({ active }: ServiceWorkerRegistration) => active?.postMessage(news);
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  workers?.ready.then(tell).catch(() => undefined);
}

function takeOver(waiting: ServiceWorker): void {
  // The page's own code is replaced with the worker's.
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  waiting.postMessage(TAKE_OVER);
}
