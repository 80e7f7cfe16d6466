import { sharedFile } from "#contract/account/shared-file.ts";
import { inLanguage } from "#web/boot/in-language.ts";
import { clearComplete, markComplete } from "./completeness.ts";
import { cachedLanguage, keepLanguage } from "./language.ts";
import { buttonsNow, openNote, readWords, showNote } from "./notes.ts";
import { isFile, isOurs, planFor } from "./plan.ts";
import { type KeepMore, type Release, TAKE_OVER } from "./release.ts";
import type { InstallEvent, WorkerScope } from "./scope.ts";
import { holdSharedFile, takeSharedFile } from "./shared-file.ts";
import { openShelf } from "./shelf.ts";

/** Inserted by the build: scripts/building/worker.ts. */
declare const RELEASE: Release;

const release = RELEASE;
// The DOM types don't include a worker's scope.
const scope = globalThis as unknown as Omit<WorkerScope, "on">;
const shelf = openShelf(release);

function on<Name extends keyof WorkerScope["on"]>(name: Name, listener: WorkerScope["on"][Name]) {
  addEventListener(name, listener as EventListener);
}

// No skipWaiting: open forms continue with the previous release's code.
on("install", (event) => {
  event.waitUntil(install());
  leadPast(event);
});

on("activate", (event) => event.waitUntil(takeOver()));

on("message", (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(scope.skipWaiting());
  if (event.data === sharedFile.question) event.ports[0]?.postMessage(takeSharedFile());
  if (!isKeepMore(event.data)) return;
  // Without network it is retried at the next visit.
  const keeping = keepMore(event.data).catch(() => undefined);
  event.waitUntil(keeping.then(() => event.source?.postMessage(takeFetchedBytes())));
});

on("push", (event) => {
  const now = Date.now();
  showNote(event, scope, shownWords(), buttonsNow(now), now);
});
on("notificationclick", (event) => openNote(event, scope, Date.now()));

on("fetch", (event) => {
  const { request } = event;
  const plan = planFor(request, scope.location.origin, release.documents);
  if (plan === "file") event.respondWith(file(request));
  if (plan === "shell") event.respondWith(shell(request));
  if (plan === "shared") event.respondWith(holdSharedFile(event));
  if (plan === "document") event.respondWith(openDocument(request));
});

const shownWords = async () => (await readWords()) || noteWords();

const noteWords = () =>
  cachedLanguage().then(
    (language) => release.note[language],
    // With a full disk no cache opens.
    () => release.note.en,
  );

const ofLanguage = (language: string, files: readonly string[]) =>
  files.map((file) => inLanguage(file, language));

async function install(): Promise<void> {
  const language = await cachedLanguage();
  await shelf.make();
  await shelf.fill(ofLanguage(language, [...release.first, ...release.words[language].first]));
}

/** Static routes, where supported: waking the worker takes longer than reading most files. */
function leadPast(event: InstallEvent): void {
  const files = release.first.filter(isFile);
  const ofAll = Object.keys(release.words).flatMap((language) => ofLanguage(language, files));
  const routes = [...new Set(ofAll)].map((urlPattern) => ({
    condition: { urlPattern },
    source: { cacheName: shelf.name },
  }));
  event.addRoutes?.(routes).catch(() => undefined);
}

async function takeOver(): Promise<void> {
  await Promise.all([shelf.dropOld(), clearComplete()]);
  await scope.clients.claim();
}

const isKeepMore = (news: unknown): news is KeepMore =>
  typeof news === "object" && news !== null && "usesLessData" in news;

async function keepMore({ language, usesLessData }: KeepMore): Promise<void> {
  const { first, later } = release.words[language];
  await keepLanguage(language);
  const files = [
    // In this language too, if it was installed in another.
    ...release.first.filter(isFile),
    ...first,
    ...(usesLessData ? [] : [...later, ...release.later]),
  ];
  await shelf.fill(ofLanguage(language, [...new Set(files)]));
  if (!usesLessData && (await shelf.own())) await markComplete(language);
}

function takeFetchedBytes(): number {
  const entries = performance.getEntriesByType("resource");
  performance.clearResourceTimings();
  return entries.reduce(
    (sum, entry) => sum + ("transferSize" in entry ? Number(entry.transferSize) : 0),
    0,
  );
}

async function file(request: Request): Promise<Response> {
  const known = await shelf.find(request, true);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && !isOurs(answer, "file")) return Response.error();
  if (answer.ok) keep(request, answer.clone(), true);
  return answer;
}

async function shell(request: Request): Promise<Response> {
  const known = await shelf.find(new Request("/"), false);
  return known ?? fetch(request);
}

async function openDocument(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && isOurs(answer, "document")) {
    keep(request, answer.clone(), false);
    return answer;
  }
  // A captive portal's page is shown only if nothing of ours is cached.
  return (await shelf.find(request, false)) ?? answer ?? shell(request);
}

function keep(request: Request, answer: Response, isFile: boolean): void {
  shelf.put(request, answer, isFile).catch(() => undefined);
}
