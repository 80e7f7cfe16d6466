import { loadEveryTopic } from "./topic-words.ts";

/** Loads the concerns of unsaved values. */
export const loadTypedConcerns = async () => {
  const screen = import("./components/typed-concerns.tsx");
  await loadEveryTopic();
  return { default: (await screen).TypedConcerns };
};

/** Loads the concerns after a save, separately from their place, which is on every screen. */
export const loadSavedConcerns = async () => {
  const screen = import("./components/saved-concerns.tsx");
  await loadEveryTopic();
  return (await screen).SavedConcerns;
};
