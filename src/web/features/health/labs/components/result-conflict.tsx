import { useLingui } from "@lingui/react/macro";
import type { LabResult } from "#contract/labs.ts";
import { ConflictDialog } from "#web/entry/conflict/conflict-dialog.tsx";
import { entryNotes } from "#web/entry/conflict/joined-notes.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { labTestLabels } from "#web/words/lab-test.ts";
import type { FormState } from "../use-result-form.ts";

interface ResultConflictProps {
  readonly form: FormState;
  readonly onDone: () => void;
}

/** What she typed beside what was saved somewhere else meanwhile. */
export function ResultConflict({ form, onDone }: ResultConflictProps) {
  const { i18n, t } = useLingui();
  const range = ({ rangeLow, rangeHigh }: Omit<LabResult, "id">) =>
    rangeLow === undefined && rangeHigh === undefined
      ? null
      : `${rangeLow ?? ""}–${rangeHigh ?? ""}`;
  return (
    <ConflictDialog
      conflict={form.conflict}
      rowsOf={(result: Omit<LabResult, "id">) => [
        { label: t`Test`, text: result.name ?? i18n._(labTestLabels[result.test]) },
        { label: t`Date the blood was taken`, text: formatDay(result.date, i18n.locale) },
        { label: t`Result`, text: `${result.comparator ?? ""}${result.value} ${result.unit}` },
        { label: t`Range printed on the report`, text: range(result) },
        { label: t`Laboratory`, text: result.laboratory ?? null },
        { label: t`Notes`, text: result.notes ?? null },
      ]}
      notes={entryNotes}
      onKeepTheirs={onDone}
    />
  );
}
