import { useMemo, useSyncExternalStore } from "react";
import type { Shape } from "#web/api/like.ts";

/** One thing kept on this device. */
export interface Kept<Value> {
  /** `null` when nothing is kept, or nothing of its shape. */
  readonly read: () => Value | null;
  /** `null` removes it. Answers `false` where the browser keeps nothing: full, or switched off. */
  readonly write: (value: Value | null) => boolean;
  /** As it is stored, and what a stored text says. */
  readonly text: () => string | null;
  readonly parse: (text: string | null) => Value | null;
}

const listeners = new Set<() => void>();

/**
 * Something kept in this browser, or in this tab until it is closed. Words are stored bare,
 * everything else as JSON; what another version or another hand wrote counts as nothing.
 * @example const quickExit = kept(storageKeys.quickExit, oneOf("on")); quickExit.read()
 */
export function kept<Value>(
  key: string,
  shape: Shape<Value>,
  lifetime: "browser" | "tab" = "browser",
): Kept<Value> {
  const storage = () => (lifetime === "tab" ? sessionStorage : localStorage);
  const text = () => attempt(() => storage().getItem(key), null);
  const parse = (stored: string | null) => {
    if (stored === null) return null;
    const value = attempt<unknown>(() => JSON.parse(stored), stored);
    return shape.safeParse(value).data ?? null;
  };
  const write = (value: Value | null) =>
    attempt(() => {
      if (value === null) storage().removeItem(key);
      else storage().setItem(key, typeof value === "string" ? value : JSON.stringify(value));
      for (const listener of listeners) listener();
      return true;
    }, false);
  return { read: () => parse(text()), write, text, parse };
}

/**
 * What is kept, followed as this tab or another changes it. What changes it behind our back is
 * seen only when looked for, every so many milliseconds.
 */
export function useKept<Value>({ text, parse }: Kept<Value>, lookEvery?: number): Value | null {
  const follow = useMemo(() => followWith(lookEvery), [lookEvery]);
  const stored = useSyncExternalStore(follow, text, () => null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text says the same under a key
  return useMemo(() => parse(stored), [stored]);
}

const followWith = (lookEvery?: number) => (listener: () => void) => {
  const timer = lookEvery === undefined ? undefined : setInterval(listener, lookEvery);
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    clearInterval(timer);
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
};

/** Storage may be forbidden, full or gone: no page may break over it. */
function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
