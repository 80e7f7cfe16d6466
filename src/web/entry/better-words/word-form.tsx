import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import type { LanguageTag } from "#contract/language-tag.ts";
import { originalOf, readingOf } from "./originals.ts";
import { SuggestionForm } from "./suggestion-form.tsx";

interface WordFormProps {
  readonly id: string;
  readonly language: LanguageTag;
  readonly onDone: () => void;
}

/** Better words for a message of this page. */
export function WordForm({ id, language, onDone }: WordFormProps) {
  const { i18n } = useLingui();
  const original = useOriginal(id, language);
  const draft = readingOf(i18n.messages[id]);
  return <SuggestionForm {...{ id, language, draft, original, onDone }} />;
}

function useOriginal(id: string, language: LanguageTag): string | null | undefined {
  const [original, setOriginal] = useState<string | null>();
  useEffect(() => {
    let isCurrent = true;
    const show = (text: string | null) => {
      if (isCurrent) setOriginal(text);
    };
    originalOf(id, language).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [id, language]);
  return original;
}
