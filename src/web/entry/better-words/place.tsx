import { useLingui } from "@lingui/react";
import { type ComponentType, useEffect, useState } from "react";
import { isDraft } from "#contract/kernel/draft-languages.ts";
import { withWords } from "#web/i18n/i18n.ts";

/** After the screen has come, in milliseconds: nothing of this may hold it up. */
const LOADED_AFTER = 2000;

/** At the end of every screen of a draft language: a way to suggest better words. */
export function BetterWordsPlace() {
  const { locale } = useLingui().i18n;
  const [Words, setWords] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isDraft(locale)) return;
    const load = () =>
      withWords("device", async () => (await import("./better-words.tsx")).BetterWords).then(
        ({ default: Loaded }) => setWords(() => Loaded),
        () => undefined,
      );
    const timer = setTimeout(load, LOADED_AFTER);
    return () => clearTimeout(timer);
  }, [locale]);
  return Words && isDraft(locale) && <Words />;
}
