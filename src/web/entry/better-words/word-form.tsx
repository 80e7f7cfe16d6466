import { useEffect, useState } from "react";
import { originalOf, type WordsHere } from "./originals.ts";
import { SuggestionForm } from "./suggestion-form.tsx";
import { readingOf } from "./wordings.ts";

interface WordFormProps {
  readonly id: string;
  readonly words: WordsHere;
  readonly onDone: () => void;
}

export function WordForm({ id, words: { language, messages }, onDone }: WordFormProps) {
  const original = useOriginal(id);
  const draft = readingOf(messages[id]);
  return <SuggestionForm language={language} draft={draft} original={original} onDone={onDone} />;
}

function useOriginal(id: string): string | null | undefined {
  const [original, setOriginal] = useState<string | null>();
  useEffect(() => {
    let isCurrent = true;
    const show = (text: string | null) => {
      if (isCurrent) setOriginal(text);
    };
    originalOf(id).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return original;
}
