import { loadEveryTopic } from "./topic-words.ts";

// Together, so that without a network neither failure is left unhandled.
export const loadTypedConcerns = async () => {
  const [screen] = await Promise.all([import("./components/typed-concerns.tsx"), loadEveryTopic()]);
  return { default: screen.TypedConcerns };
};

export const loadSavedConcerns = async () => {
  const [screen] = await Promise.all([import("./components/saved-concerns.tsx"), loadEveryTopic()]);
  return screen.SavedConcerns;
};
