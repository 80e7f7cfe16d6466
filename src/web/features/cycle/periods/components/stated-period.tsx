import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { type SaveTarget, useSave } from "#web/entry/saving/use-save.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { refreshes } from "../../overview/api.ts";
import { startPeriod } from "../api.ts";
import { useUndo } from "../use-undo.ts";
import { Question } from "./question.tsx";

export function StatedPeriod({ day }: { readonly day: CalendarDay }) {
  const { i18n, t } = useLingui();
  const undo = useUndo();
  const { save, isSaving, failure } = useSave({
    send: (startDate: CalendarDay, { id }: SaveTarget<never>) => startPeriod({ id, startDate }),
    refreshes,
    onSaved: (cycle) =>
      showToast({
        title: t`Period logged`,
        description: t`It's the first period in your log.`,
        action: undo({ kind: "started", cycle }),
      }),
  });
  const began = formatDay(day, i18n.locale);
  return (
    <Question title={<Trans>You told us about a period on {began}</Trans>}>
      <p>
        <Trans>It counts in your cycles. Log it to add its flow, and to end it with a tap.</Trans>
      </p>
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={isSaving}
        onClick={() => void save(day)}
      >
        <Trans>Log this period</Trans>
      </Button>
      <FailureNotice failure={failure} fields="all" />
    </Question>
  );
}
