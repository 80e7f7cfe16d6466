import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { languageHere } from "#web/i18n/i18n.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { indexMessages } from "./message-index.ts";
import { messagesAt, messagesOnPage } from "./page-texts.ts";
import { useLongPress } from "./use-long-press.ts";
import { WordChoice } from "./word-choice.tsx";
import { WordForm } from "./word-form.tsx";

/** Opens by a long press on words, or by its own button, which lists the words of the screen. */
export function BetterWords() {
  const { i18n } = useLingui();
  const language = languageHere();
  /** The ids of the messages to choose among; none while it is closed. */
  const [offered, setOffered] = useState<readonly string[] | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const open = (ids: readonly string[]) => {
    setOffered(ids);
    setChosen(ids.length === 1 ? (ids[0] ?? null) : null);
  };
  const close = () => setOffered(null);
  // While she writes, another press is for the phone's own menu.
  useLongPress((element) => {
    const ids = offered === null ? messagesAt(element, language, indexMessages(i18n.messages)) : [];
    if (ids.length > 0) open(ids);
    return ids.length > 0;
  });
  return (
    <>
      <p className="page-width mt-6 pb-4 text-center">
        <button
          type="button"
          onClick={() => open(messagesOnPage(language, indexMessages(i18n.messages)))}
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
        {chosen === null ? (
          <WordChoice ids={offered ?? []} onChoose={setChosen} />
        ) : (
          <WordForm key={chosen} id={chosen} language={language} onDone={close} />
        )}
      </Dialog>
    </>
  );
}
