import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { wordsOf } from "#web/api/trouble-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { DoseAnswers } from "./use-dose-answers.ts";

/** Says that answers could not be saved, keeps them, and sends them again when she asks. */
export function NotSaved({ answers }: { readonly answers: DoseAnswers }) {
  const { i18n } = useLingui();
  const { trouble, waiting, retry } = answers;
  if (trouble === null || waiting === 0) return null;
  return (
    <div className="mb-4">
      <Notice
        tone="urgent"
        title={
          <Plural value={waiting} one="# answer is not saved" other="# answers are not saved" />
        }
      >
        <p>
          {i18n._(wordsOf(trouble))} <Trans>What you tapped is kept while this page is open.</Trans>
        </p>
        <Button variant="secondary" className="mt-3" onClick={retry}>
          <Trans>Save again</Trans>
        </Button>
      </Notice>
    </div>
  );
}
