import { type ReactNode, useSyncExternalStore } from "react";

let dialog: ReactNode = null;
let follow: () => void = () => undefined;

/** Shows what logging out asks, over any page; `null` takes it away. */
export function showLogout(next: ReactNode): void {
  dialog = next;
  follow();
}

/** Where it stands. One in the app: the dialog's code is fetched when it is first asked for. */
export function LogoutPlace() {
  return useSyncExternalStore(
    subscribe,
    () => dialog,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  follow = listener;
  return () => {
    follow = () => undefined;
  };
}
