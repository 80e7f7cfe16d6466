import { storageKeys } from "#contract/storage-keys.ts";

export const appearances = ["system", "light", "dark"] as const;
export type Appearance = (typeof appearances)[number];

export function readAppearance(): Appearance {
  const stored = localStorage.getItem(storageKeys.appearance);
  return appearances.find((appearance) => appearance === stored) ?? "system";
}

/** Changes the page at once, and keeps the choice in this browser for `theme.js` to read. */
export function chooseAppearance(appearance: Appearance): void {
  if (appearance === "system") {
    localStorage.removeItem(storageKeys.appearance);
    delete document.documentElement.dataset.appearance;
    return;
  }
  localStorage.setItem(storageKeys.appearance, appearance);
  document.documentElement.dataset.appearance = appearance;
}
