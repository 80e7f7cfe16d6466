import { useMemo, useSyncExternalStore } from "react";
import type { Shape } from "#web/api/like.ts";

export interface StoredValue<Value> {
  /** `null` if missing or of another shape. */
  readonly read: () => Value | null;
  /** `null` removes it. Returns `false` if storage is full or disabled. */
  readonly write: (value: Value | null) => boolean;
  readonly text: () => string | null;
  readonly parse: (text: string | null) => Value | null;
}

const listeners = new Set<() => void>();

/** Strings are bare, all else JSON; invalid counts as missing. */
export function storedValue<Value>(
  key: string,
  shape: Shape<Value>,
  lifetime: "browser" | "tab" = "browser",
): StoredValue<Value> {
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

/** Writes that bypass `storedValue` are seen only by polling every `lookEvery` milliseconds. */
export function useStoredValue<Value>(
  { text, parse }: StoredValue<Value>,
  lookEvery?: number,
): Value | null {
  const follow = useMemo(() => followWith(lookEvery), [lookEvery]);
  const stored = useSyncExternalStore(follow, text, () => null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result depends on the text alone
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

/** Storage may be forbidden, full or gone; that must not break a page. */
function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
