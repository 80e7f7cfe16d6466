import { useEffect, useState } from "react";
import { noteWords } from "#contract/push/note-words.ts";
import { call } from "#web/api/call.ts";
import { useSave } from "#web/entry/saving/use-save.ts";

/**
 * `unserved`: the server has no push; `missing`: the browser has none; `refused`: it was denied.
 */
export type PushState = "unknown" | "unserved" | "missing" | "refused" | "off" | "on";

const isPossible = () =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function readState(): Promise<PushState> {
  if (!isPossible()) return "missing";
  const { publicKey, isOnHere } = await call("GET /api/push", {});
  if (publicKey === null) return "unserved";
  if (Notification.permission === "denied") return "refused";
  // The browser keeps its subscription if the session was ended elsewhere.
  return isOnHere && (await currentSubscription()) !== null ? "on" : "off";
}

export async function readNoteWords(): Promise<string> {
  const saved = await caches.match(noteWords.address, { cacheName: noteWords.cache });
  return (await saved?.text()) ?? "";
}

export async function saveNoteWords(words: string): Promise<void> {
  const text = words.trim();
  const shelf = await caches.open(noteWords.cache);
  if (text === "") await shelf.delete(noteWords.address);
  else await shelf.put(noteWords.address, new Response(text));
}

export function usePush() {
  const [state, setState] = useState<PushState>("unknown");
  useEffect(() => {
    readState().then(setState, () => setState("unknown"));
  }, []);
  const { save, isSaving, failure } = useSave({
    send: (isOn: boolean) => (isOn ? turnOn() : turnOff()),
    refreshes: ["GET /api/push"],
    isOneTap: true,
    // The server schedules pushes when the due reminders are fetched.
    onSaved: () => void call("GET /api/reminders/due", {}).catch(() => undefined),
  });
  const turn = async (isOn: boolean) => {
    await save(isOn);
    await readState().then(setState, () => undefined);
  };
  return { state, isSaving, failure, turn };
}

async function turnOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  const { publicKey } = await call("GET /api/push", {});
  if (publicKey === null) return;
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  try {
    await call("POST /api/push/subscriptions", {
      body: {
        endpoint: endpoint ?? "",
        keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
      },
    });
  } catch (failure) {
    // Otherwise the switch would show that push is on.
    await subscription.unsubscribe();
    throw failure;
  }
}

async function turnOff(): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription === null) return;
  await call("POST /api/push/unsubscribe", { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  await caches.delete(noteWords.cache);
}
