import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useRef, useState } from "react";
import { languageHere } from "#web/i18n/i18n.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { type FindMessages, indexMessages } from "./message-index.ts";
import { type WordsHere, wordsHere } from "./originals.ts";
import { messagesAt, messagesOnPage } from "./page-texts.ts";
import { useLongPress } from "./use-long-press.ts";

/** Loaded with its messages on first use. */
const WordChoice = lazy(async () => ({ default: (await import("./word-choice.tsx")).WordChoice }));
const WordForm = lazy(async () => ({ default: (await import("./word-form.tsx")).WordForm }));

type Look = (words: WordsHere, find: FindMessages) => readonly string[];

/** Opens on a long press on text, or with its button, which lists the screen's messages. */
export function BetterWords() {
  const { t } = useLingui();
  const opener = useRef<HTMLButtonElement>(null);
  const [words, setWords] = useState<WordsHere | null>(null);
  const [offered, setOffered] = useState<readonly string[] | null>(null);
  const open = (here: WordsHere, look: Look, atLeast: number): boolean => {
    const ids = look(here, indexMessages(here.messages));
    if (ids.length < atLeast) return false;
    setWords(here);
    setOffered(ids);
    return true;
  };
  const load = async (look: Look, atLeast: number) => open(await wordsHere(), look, atLeast);
  // In the open form a long press belongs to the phone's own menu.
  useLongPress((element) => {
    // A page behind the PIN lock stays mounted but hidden.
    const isSeen = opener.current?.checkVisibility?.() ?? true;
    if (offered !== null || !isSeen) return false;
    const look: Look = ({ language }, find) => messagesAt(element, language, find);
    if (words?.language === languageHere()) return open(words, look, 1);
    // A failed long press stays silent: it may be meant for the phone's own menu.
    load(look, 1).catch(() => undefined);
    return false;
  });
  const list = () =>
    load(({ language }, find) => messagesOnPage(language, find), 0).catch(() =>
      showToast({ title: t`Check your connection and try again.` }),
    );
  return (
    <>
      <p className="page-width mt-6 pb-4 text-center">
        <button
          ref={opener}
          type="button"
          onClick={() => void list()}
          className="min-h-11 px-3 text-sm text-soft underline decoration-1 underline-offset-4 hover:text-ink"
        >
          <Trans>Suggest better words</Trans>
        </button>
      </p>
      <OfferedWords words={words} ids={offered} onClose={() => setOffered(null)} />
    </>
  );
}

interface OfferedWordsProps {
  readonly words: WordsHere | null;
  readonly ids: readonly string[] | null;
  readonly onClose: () => void;
}

function OfferedWords({ words, ids, onClose }: OfferedWordsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const id = ids?.length === 1 ? ids[0] : chosen;
  const close = () => {
    setChosen(null);
    onClose();
  };
  return (
    <Dialog open={ids !== null} onOpenChange={close} title={<Trans>Suggest better words</Trans>}>
      <Suspense>
        {words !== null && ids !== null && id == null && (
          <WordChoice ids={ids} words={words} onChoose={setChosen} />
        )}
        {words !== null && id != null && <WordForm key={id} id={id} words={words} onDone={close} />}
      </Suspense>
    </Dialog>
  );
}
