import { noteWords } from "#contract/push/note-words.ts";
import { hasNoteButtons } from "./has-note-buttons.ts";
import { askAgain, hasTimeLeft, noteAsTaken } from "./note-answers.ts";
import { noteThatCame, readPlan } from "./note-plan.ts";
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

/** What a message has beside its words: the buttons that it is answered by. */
interface Buttons {
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
}

/** Those of a note that is about doses alone, where the device shows two. */
export async function buttonsNow(now: number): Promise<Buttons> {
  const plan = hasNoteButtons() ? await readPlan() : null;
  const note = plan && noteThatCame(plan.notes, now);
  if (!plan || !note || note.doses.length === 0) return {};
  const { done, later } = plan.buttons;
  return {
    actions: [
      { action: "done", title: done },
      { action: "later", title: later },
    ],
  };
}

/**
 * Whatever was pushed, a locked screen shows only that there is a note, or her own words for it. A
 * browser takes the permission away where a message shows nothing.
 */
export function showNote(
  event: PushedEvent,
  { registration }: Pick<WorkerScope, "registration">,
  words: Promise<string>,
  buttons: Promise<Buttons>,
  now: number,
) {
  const options = {
    ...{ tag: TAG, renotify: true, data: now },
    icon: "/icons/notes-192.png",
    badge: "/icons/notes-192.png",
  };
  const show = async () => {
    const title = await words;
    // Without them it is still a note.
    const more = await buttons.catch(() => ({}));
    await registration.showNotification(title, { ...options, ...more });
  };
  event.waitUntil(show());
}

/** Does what its button says; else, and where that fails, leads to where it is answered. */
export function openNote(
  event: ClickEvent,
  scope: Pick<WorkerScope, "clients" | "registration">,
  now: number,
) {
  event.notification.close();
  const done = answer(event, scope, now).catch(() => false);
  event.waitUntil(done.then((isAnswered) => (isAnswered ? undefined : leadOn(scope.clients))));
}

async function answer(
  { action, notification }: ClickEvent,
  { registration }: Pick<WorkerScope, "registration">,
  now: number,
): Promise<boolean> {
  if (action !== "done" && action !== "later") return false;
  const plan = await readPlan();
  const note = plan && noteThatCame(plan.notes, notification.data);
  if (!plan || !note) return false;
  if (action === "done") {
    await noteAsTaken(plan, note, now);
    return true;
  }
  const subscription = await registration.pushManager.getSubscription();
  if (subscription === null || !hasTimeLeft(plan, note, now)) return false;
  await askAgain(plan, note, subscription.endpoint, now);
  return true;
}

/** Leads to where it is answered: in the window that is open already, else in a new one. */
async function leadOn(clients: WorkerScope["clients"]): Promise<unknown> {
  const [open]: readonly (NotedClient | undefined)[] = await clients.matchAll({ type: "window" });
  if (open === undefined) return clients.openWindow(PLACE);
  await open.focus();
  return open.navigate(PLACE);
}
