import { type ReactNode, useSyncExternalStore } from "react";

let dialog: ReactNode = null;
let follow: () => void = () => undefined;

export function showLogout(next: ReactNode): void {
  dialog = next;
  follow();
}

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
