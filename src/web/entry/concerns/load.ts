import { withWords } from "#web/i18n/i18n.ts";
import { loadEveryTopic } from "./topic-words.ts";

/** What the list says of a value that is not saved yet. */
export const loadTypedConcerns = () =>
  withWords("concern", async () => {
    const screen = import("./components/typed-concerns.tsx");
    await loadEveryTopic();
    return (await screen).TypedConcerns;
  });

/** What is said after a save, apart from the place that waits for it: that stands on every screen. */
export const loadSavedConcerns = async () => {
  const { default: SavedConcerns } = await withWords("saved", async () => {
    const screen = import("./components/saved-concerns.tsx");
    await loadEveryTopic();
    return (await screen).SavedConcerns;
  });
  return SavedConcerns;
};
