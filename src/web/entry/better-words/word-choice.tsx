import { Trans } from "@lingui/react/macro";
import type { WordsHere } from "./originals.ts";
import { readingOf } from "./wordings.ts";

interface WordChoiceProps {
  readonly ids: readonly string[];
  readonly words: WordsHere;
  readonly onChoose: (id: string) => void;
}

export function WordChoice({ ids, words, onChoose }: WordChoiceProps) {
  if (ids.length === 0) {
    return (
      <p>
        <Trans>This screen has no words of Mwezi that we can find.</Trans>
      </p>
    );
  }
  return (
    <>
      <p className="mb-4 text-soft">
        <Trans>
          Which words sound wrong? Choose them here. On a phone you can also press and hold words on
          any screen.
        </Trans>
      </p>
      <ul lang={words.language} className="grid gap-1 text-left">
        {ids.map((id) => (
          <li key={id} className="grid">
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="min-h-11 rounded-control px-3 py-2 text-left whitespace-pre-line hover:bg-bead"
            >
              {readingOf(words.messages[id])}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
