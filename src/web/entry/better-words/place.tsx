import { useLingui } from "@lingui/react";
import { type ComponentType, useEffect, useState } from "react";
import { isDraft } from "#contract/kernel/draft-languages.ts";
import { withWords } from "#web/i18n/i18n.ts";

/** Milliseconds after the screen, so that this doesn't delay it. */
const LOADED_AFTER = 2000;

/** Offers corrections at the end of every screen in a draft language. */
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
