import { Trans, useLingui } from "@lingui/react/macro";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { refreshes } from "../../overview/api.ts";
import { joinPeriods, keepSeparate } from "../api.ts";
import { useUndo } from "../use-undo.ts";
import type { CloseStarts } from "../view-model.ts";
import { Question } from "./question.tsx";

export function SamePeriodQuestion({ starts }: { readonly starts: CloseStarts }) {
  const { i18n } = useLingui();
  const [earlier, later] = starts;
  const { joining, keeping } = useAnswers();
  const one = formatDay(earlier.startDay, i18n.locale);
  const other = formatDay(later.startDay, i18n.locale);
  return (
    <Question title={<Trans>Is this the same period?</Trans>}>
      <p>
        {earlier.startDay === later.startDay ? (
          <Trans>
            You logged two starts on {one}. We count them as one period until you answer.
          </Trans>
        ) : (
          <Trans>
            You logged starts on {one} and {other}. We count them as one period until you answer.
          </Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={joining.isSaving}
          disabled={keeping.isSaving}
          onClick={() => void joining.save(starts)}
        >
          <Trans>Yes, one period</Trans>
        </Button>
        <Button
          variant="quiet"
          busy={keeping.isSaving}
          disabled={joining.isSaving}
          onClick={() => void keeping.save(later)}
        >
          <Trans>No, another one</Trans>
        </Button>
      </div>
      <FailureNotice failure={joining.failure ?? keeping.failure} fields="all" />
    </Question>
  );
}

function useAnswers() {
  const { t } = useLingui();
  const undo = useUndo();
  const thanks = { title: t`Thank you` };
  const joining = useSave({
    send: joinPeriods,
    isOneTap: true,
    refreshes,
    onSaved: (cycle, parts) =>
      showToast({
        ...thanks,
        description: t`We now count them as one period.`,
        action: undo({ kind: "joined", cycle, parts }),
      }),
  });
  const keeping = useSave({
    send: keepSeparate,
    isOneTap: true,
    refreshes,
    onSaved: (cycle, { isSeparate = null }) =>
      showToast({
        ...thanks,
        description: t`We still count two periods.`,
        action: undo({ kind: "answered", cycle, former: { isSeparate } }),
      }),
  });
  return { joining, keeping };
}
