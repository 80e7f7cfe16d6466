import { Trans, useLingui } from "@lingui/react/macro";
import type { Trouble } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { fieldMessages } from "#web/entry/field-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

interface SaveTroubleProps {
  readonly trouble: Trouble;
  readonly onRetry: () => void;
}

/** Stays where she pressed Save, longer than a toast, with the way to try again. */
export function SaveTrouble({ trouble, onRetry }: SaveTroubleProps) {
  const { i18n } = useLingui();
  return (
    <Notice tone="urgent" title={<Trans>Failed to save log</Trans>}>
      <p>
        {i18n._(wordsOf(trouble))} <Trans>What you wrote is still here.</Trans>
      </p>
      {trouble.kind === "fields" && (
        <ul className="list-disc pl-5">
          {fieldMessages(i18n, trouble).map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  );
}
