import { loadEveryTopic } from "./topic-words.ts";

export const loadTypedConcerns = async () => {
  const screen = import("./components/typed-concerns.tsx");
  await loadEveryTopic();
  return { default: (await screen).TypedConcerns };
};

export const loadSavedConcerns = async () => {
  const screen = import("./components/saved-concerns.tsx");
  await loadEveryTopic();
  return (await screen).SavedConcerns;
};
