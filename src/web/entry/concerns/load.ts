import { withWords } from "#web/i18n/i18n.ts";

/** What the list says of a value that is not saved yet. */
export const loadTypedConcerns = () =>
  withWords(
    "concerns",
    async () => (await import("./components/typed-concerns.tsx")).TypedConcerns,
  );

/** What is said after a save, apart from the place that waits for it: that stands on every screen. */
export const loadSavedConcerns = async () =>
  (
    await withWords(
      "concerns",
      async () => (await import("./components/saved-concerns.tsx")).SavedConcerns,
    )
  ).default;
