import { useLingui } from "@lingui/react/macro";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import { isCalendarDay } from "#domain/days/calendar-day.ts";
import { ConflictDialog } from "#web/entry/conflict/conflict-dialog.tsx";
import type { OpenConflict } from "#web/entry/saving/use-save.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { flowLabels, missedLogLabels } from "#web/words/cycles.ts";
import { leaveOutLabels } from "#web/words/leave-out-reason.ts";
import { yesNoLabels } from "#web/words/yes-no.ts";
import { type CycleDraft, draftOf } from "../view-model.ts";

interface CycleConflictProps {
  readonly conflict: OpenConflict<CycleDraft, RevisedCycle> | null;
  readonly onDone: () => void;
}

const asDraft = (version: CycleDraft | RevisedCycle): CycleDraft =>
  "revision" in version ? draftOf(version) : version;

export function CycleConflict({ conflict, onDone }: CycleConflictProps) {
  const { i18n, t } = useLingui();
  const day = (text: string) => (isCalendarDay(text) ? formatDay(text, i18n.locale) : null);
  const rowsOf = (version: CycleDraft | RevisedCycle) => {
    const { startDate, endDate, flow, isUnsure, notes, missedLog, leftOutBecause } =
      asDraft(version);
    return [
      { label: t`Bleeding began`, text: day(startDate) },
      { label: t`Last day of bleeding`, text: day(endDate) },
      { label: t`Flow overall`, text: flow ? i18n._(flowLabels[flow]) : null },
      {
        label: t`I'm not sure of these days`,
        text: i18n._(yesNoLabels[isUnsure ? "yes" : "no"]),
      },
      { label: t`Notes`, text: notes === "" ? null : notes },
      {
        label: t`Is a period missing from this cycle?`,
        text: missedLog ? i18n._(missedLogLabels[missedLog]) : null,
      },
      {
        label: t`In averages and predictions`,
        text:
          leftOutBecause === "counted"
            ? t`Count this cycle`
            : i18n._(leaveOutLabels[leftOutBecause]),
      },
    ];
  };
  return (
    <ConflictDialog
      conflict={conflict}
      rowsOf={rowsOf}
      notes={{
        read: ({ notes }) => notes,
        write: (version, notes) => ({ ...asDraft(version), notes }),
      }}
      onKeepTheirs={onDone}
    />
  );
}
