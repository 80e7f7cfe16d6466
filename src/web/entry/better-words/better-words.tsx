import { I18nProvider, useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useRef, useState } from "react";
import { i18n, withWords } from "#web/i18n/i18n.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { indexMessages } from "./message-index.ts";
import { type WordsHere, wordsIn } from "./originals.ts";
import { messagesAt, messagesOnPage } from "./page-texts.ts";
import { useLongPress } from "./use-long-press.ts";

/** Loaded with its messages on first use. */
const WordChoice = lazy(() =>
  withWords("suggest", async () => (await import("./word-choice.tsx")).WordChoice),
);
const WordForm = lazy(() =>
  withWords("suggest", async () => (await import("./word-form.tsx")).WordForm),
);

/** Opens on a long press on text, or with its button, which lists the screen's messages. */
export function BetterWords() {
  const around = useLingui().i18n;
  const words = wordsIn(around);
  return (
    // Partial drafts lack these messages, so they are in the page's language.
    <I18nProvider i18n={i18n}>
      <div lang={around === i18n ? undefined : i18n.locale} className="contents">
        <BetterWordsFor words={words} />
      </div>
    </I18nProvider>
  );
}

function BetterWordsFor({ words }: { readonly words: WordsHere }) {
  const { language, messages } = words;
  const opener = useRef<HTMLButtonElement>(null);
  /** Ids of the messages offered; `null` while closed. */
  const [offered, setOffered] = useState<readonly string[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const open = (ids: readonly string[]) => {
    setOffered(ids);
    setChosen(ids.length === 1 ? (ids[0] ?? null) : null);
  };
  const close = () => setOffered(null);
  // In the open form a long press belongs to the phone's own menu.
  useLongPress((element) => {
    // A page behind the PIN lock stays mounted but hidden.
    const isSeen = opener.current?.checkVisibility?.() ?? true;
    if (offered !== null || !isSeen) return false;
    const ids = messagesAt(element, language, indexMessages(messages));
    if (ids.length > 0) open(ids);
    return ids.length > 0;
  });
  return (
    <>
      <p className="page-width mt-6 pb-4 text-center">
        <button
          ref={opener}
          type="button"
          onClick={() => open(messagesOnPage(language, indexMessages(messages)))}
          className="min-h-11 px-3 text-sm text-soft underline decoration-1 underline-offset-4 hover:text-ink"
        >
          <Trans>Suggest better words</Trans>
        </button>
      </p>
      <Dialog
        open={offered !== null}
        onOpenChange={close}
        title={<Trans>Suggest better words</Trans>}
      >
        <Suspense>
          {chosen === null ? (
            <WordChoice ids={offered ?? []} words={words} onChoose={setChosen} />
          ) : (
            <WordForm key={chosen} id={chosen} words={words} onDone={close} />
          )}
        </Suspense>
      </Dialog>
    </>
  );
}
