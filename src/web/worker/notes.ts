import { noteWords } from "#contract/push/note-words.ts";
import { hasNoteButtons } from "./has-note-buttons.ts";
import { askAgain, hasTimeLeft, noteAsTaken } from "./note-answers.ts";
import { latestDueNote, readPlan } from "./note-plan.ts";
import type { ClickEvent, NotedClient, PushedEvent, WorkerScope } from "./scope.ts";

/** A new notification replaces one that is still shown. */
const TAG = "note";
/** The page that finds out what the notification is about, as the push doesn't say. */
const PLACE = "/note";

/** The user's own notification text on this device; empty if unset or unreadable. */
export async function readWords(): Promise<string> {
  const { cache, address } = noteWords;
  const saved = await caches.match(address, { cacheName: cache }).catch(() => undefined);
  return (await saved?.text()) ?? "";
}

interface Buttons {
  readonly actions?: readonly { readonly action: string; readonly title: string }[];
}

export async function buttonsNow(now: number): Promise<Buttons> {
  const plan = hasNoteButtons() ? await readPlan() : null;
  const note = plan && latestDueNote(plan.notes, now);
  if (!plan || !note || note.doses.length === 0) return {};
  const { done, later } = plan.buttons;
  return {
    actions: [
      { action: "done", title: done },
      { action: "later", title: later },
    ],
  };
}

/** Whatever was pushed: browsers revoke the permission if a push shows nothing. */
export function showNote(
  event: PushedEvent,
  { registration }: Pick<WorkerScope, "registration">,
  words: Promise<string>,
  buttons: Promise<Buttons>,
  now: number,
) {
  const options = {
    tag: TAG,
    renotify: true,
    data: now,
    icon: "/icons/notes-192.png",
    badge: "/icons/notes-192.png",
  };
  const show = async () => {
    const title = await words;
    // Without buttons it is still a notification.
    const more = await buttons.catch(() => ({}));
    await registration.showNotification(title, { ...options, ...more });
  };
  event.waitUntil(show());
}

/** Runs the pressed button's action; otherwise, or if it fails, opens the page for answering. */
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
  const note = plan && latestDueNote(plan.notes, notification.data);
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

async function leadOn(clients: WorkerScope["clients"]): Promise<unknown> {
  const [open]: readonly (NotedClient | undefined)[] = await clients.matchAll({ type: "window" });
  if (open === undefined) return clients.openWindow(PLACE);
  await open.focus();
  return open.navigate(PLACE);
}
