import { Trans, useLingui } from "@lingui/react/macro";
import { readingOf } from "./originals.ts";

interface WordChoiceProps {
  readonly ids: readonly string[];
  readonly onChoose: (id: string) => void;
}

/** The words of a screen, to choose those that sound wrong. */
export function WordChoice({ ids, onChoose }: WordChoiceProps) {
  const { i18n } = useLingui();
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
      <ul className="grid gap-1 text-left">
        {ids.map((id) => (
          <li key={id} className="grid">
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="min-h-11 rounded-control px-3 py-2 text-left whitespace-pre-line hover:bg-bead"
            >
              {readingOf(i18n.messages[id])}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
