import { useLingui } from "@lingui/react";
import { type ComponentType, useEffect, useState } from "react";
import { isDraft } from "#contract/kernel/draft-languages.ts";

/** Milliseconds after the screen, so that this doesn't delay it. */
const LOADED_AFTER = 2000;

export function BetterWordsPlace() {
  const { locale } = useLingui().i18n;
  const [Words, setWords] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isDraft(locale)) return;
    const load = () =>
      import("./better-words.tsx").then(
        ({ BetterWords }) => setWords(() => BetterWords),
        () => undefined,
      );
    const timer = setTimeout(load, LOADED_AFTER);
    return () => clearTimeout(timer);
  }, [locale]);
  return Words && isDraft(locale) && <Words />;
}
