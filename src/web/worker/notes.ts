import { noteWords } from "#contract/note-words.ts";
import type { ClickEvent, NotedClient, PushedEvent, WorkerScope } from "./scope.ts";

/** A later note takes the place of one that still stands there. */
const TAG = "note";
/** Finds out what the note is about, which the message does not know, and leads there. */
const PLACE = "/note";

/** Her words on this device; none where she has chosen none, or where they cannot be read. */
export async function readWords(): Promise<string> {
  const { cache, address } = noteWords;
  const saved = await caches.match(address, { cacheName: cache }).catch(() => undefined);
  return (await saved?.text()) ?? "";
}

/**
 * Whatever was pushed, a locked screen shows only that there is a note, or her own words for it. A
 * browser takes the permission away where a message shows nothing.
 */
export function showNote(
  event: PushedEvent,
  { registration }: Pick<WorkerScope, "registration">,
  words: Promise<string>,
) {
  const options = {
    ...{ tag: TAG, renotify: true },
    icon: "/icons/notes-192.png",
    badge: "/icons/notes-192.png",
  };
  event.waitUntil(words.then((title) => registration.showNotification(title, options)));
}

/** Leads to where it is answered: in the window that is open already, else in a new one. */
export function openNote(event: ClickEvent, { clients }: Pick<WorkerScope, "clients">) {
  event.notification.close();
  event.waitUntil(leadOn(clients));
}

async function leadOn(clients: WorkerScope["clients"]): Promise<unknown> {
  const [open]: readonly (NotedClient | undefined)[] = await clients.matchAll({ type: "window" });
  if (open === undefined) return clients.openWindow(PLACE);
  await open.focus();
  return open.navigate(PLACE);
}
