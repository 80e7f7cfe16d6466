import { withWords } from "#web/i18n/i18n.ts";
import { loadEveryTopic } from "./topic-words.ts";

/** Loads the concerns of unsaved values. */
export const loadTypedConcerns = () =>
  withWords("concern", async () => {
    const screen = import("./components/typed-concerns.tsx");
    await loadEveryTopic();
    return (await screen).TypedConcerns;
  });

/** Loads the concerns after a save, separately from their place, which is on every screen. */
export const loadSavedConcerns = async () => {
  const { default: SavedConcerns } = await withWords("saved", async () => {
    const screen = import("./components/saved-concerns.tsx");
    await loadEveryTopic();
    return (await screen).SavedConcerns;
  });
  return SavedConcerns;
};
