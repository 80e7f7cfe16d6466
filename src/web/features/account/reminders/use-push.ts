import { useEffect, useState } from "react";
import { noteWords } from "#contract/push/note-words.ts";
import { getPush, subscribePush, unsubscribePush } from "#contract/push/push.ts";
import { listDueReminders } from "#contract/push/reminders.ts";
import { call } from "#web/api/call.ts";
import { useQueryClient } from "#web/api/queries/client-context.ts";
import { useSave } from "#web/entry/use-save.ts";

/**
 * Whether this browser is pushed to: `unserved`, this copy of Mwezi pushes nothing; `missing`, it cannot be; `refused`, she did not allow it in the
 * browser; `unknown` until that has been looked up.
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
  const { publicKey, isOnHere } = await call(getPush, {});
  if (publicKey === null) return "unserved";
  if (Notification.permission === "denied") return "refused";
  // The browser keeps its half when the session it was begun in was ended elsewhere.
  return isOnHere && (await currentSubscription()) !== null ? "on" : "off";
}

/** Her words on this device's messages; empty where she has chosen none. */
export async function readNoteWords(): Promise<string> {
  const saved = await caches.match(noteWords.address, { cacheName: noteWords.cache });
  return (await saved?.text()) ?? "";
}

/** Puts them in place of those before; empty ones take them away. They stay in this browser. */
export async function saveNoteWords(words: string): Promise<void> {
  const text = words.trim();
  const shelf = await caches.open(noteWords.cache);
  if (text === "") await shelf.delete(noteWords.address);
  else await shelf.put(noteWords.address, new Response(text));
}

/** Turns pushing to this browser on and off; a refusal of hers is no failure. */
export function usePush() {
  const client = useQueryClient();
  const [state, setState] = useState<PushState>("unknown");
  useEffect(() => {
    readState().then(setState, () => setState("unknown"));
  }, []);
  const { save, isSaving, failure } = useSave({
    send: (isOn: boolean) => (isOn ? turnOn() : turnOff()),
    refreshes: [getPush],
    isOneTap: true,
    // Asked what is due, the server works out when to push.
    onSaved: () => void client.refetchQueries({ queryKey: [listDueReminders.path] }),
  });
  const turn = async (isOn: boolean) => {
    await save(isOn);
    setState(await readState());
  };
  return { state, isSaving, failure, turn };
}

async function turnOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  const { publicKey } = await call(getPush, {});
  if (publicKey === null) return;
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  try {
    await call(subscribePush, {
      body: {
        endpoint: endpoint ?? "",
        keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
      },
    });
  } catch (failure) {
    // Else the switch would say that it is on.
    await subscription.unsubscribe();
    throw failure;
  }
}

async function turnOff(): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription === null) return;
  await call(unsubscribePush, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  await caches.delete(noteWords.cache);
}
