import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { scriptAddress } from "#web/boot/script-address.ts";
import { addBytes, usesLessData } from "#web/features/account/data-use/api.ts";
import { type KeepMore, TAKE_OVER } from "#web/worker/release.ts";

/** Activates the waiting version. */
type TakeOver = () => void;

/** Registers the service worker, if the browser has them. Returns the unsubscribe function. */
export function startWorker(onWaiting: (takeOver: TakeOver) => void): () => void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;
  // The worker's own downloads, which the page can't see.
  const count = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "number") addBytes(data, Date.now());
  };
  workers.addEventListener("message", count, { signal });
  workers.startMessages();
  const follow = (registration: ServiceWorkerRegistration) => {
    const look = () => {
      const { waiting } = registration;
      // The first worker replaces none, so there is no update to offer.
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
    .register(scriptAddress("/sw.js"))
    .then(() => workers.ready)
    .then((registration) => {
      if (!signal.aborted) follow(registration);
    })
    // Registration is retried at the next visit.
    .catch(() => undefined);
  return () => listening.abort();
}

/** Tells the worker to store these catalogues and the offline pages. */
export function keepWords(language: LanguageTag): void {
  const news: KeepMore = { language, usesLessData: usesLessData() };
  const tell = ({ active }: ServiceWorkerRegistration) => active?.postMessage(news);
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  workers?.ready.then(tell).catch(() => undefined);
}

function takeOver(waiting: ServiceWorker): void {
  // Reloads, so that page and worker are of the same version.
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  waiting.postMessage(TAKE_OVER);
}
