import type { ReactNode } from "react";

export interface ToastMessage {
  readonly title: ReactNode;
  readonly description?: string | undefined;
  readonly variant?: "default" | "destructive" | undefined;
  readonly action?: { readonly label: string; readonly act: () => void } | undefined;
}

export interface Toast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

/** Milliseconds that a toast is shown, and that a dismissed one is remembered. */
export const TOAST_DURATION = 5000;
export const TOAST_REMOVE_DELAY = 1_000_000;
const TOAST_LIMIT = 1;

export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const removals = new Map<number, ReturnType<typeof setTimeout>>();

  const replace = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const remove = (id: number) => {
    removals.delete(id);
    replace(toasts.filter((toast) => toast.id !== id));
  };

  return {
    current: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    show: (message: ToastMessage) => {
      lastId += 1;
      replace([{ ...message, id: lastId, open: true }, ...toasts].slice(0, TOAST_LIMIT));
    },
    dismiss: (id: number) => {
      if (!removals.has(id)) removals.set(id, setTimeout(remove, TOAST_REMOVE_DELAY, id));
      replace(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    },
  };
}
