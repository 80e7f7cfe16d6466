import { useLingui } from "@lingui/react/macro";
import { ConflictDialog } from "#web/entry/conflict/conflict-dialog.tsx";
import { unitOf } from "#web/entry/measures/typed-measures.ts";
import { measureLabels } from "#web/words/measure.ts";
import type { DayOfMeasures } from "../api.ts";
import type { useEntryForm } from "../use-entry-form.ts";
import { measures, valueText } from "../view-model.ts";

interface DayConflictProps {
  readonly form: ReturnType<typeof useEntryForm>;
  readonly onDone: () => void;
}

/** The values she typed beside those saved somewhere else meanwhile. */
export function DayConflict({ form: { conflict, unit }, onDone }: DayConflictProps) {
  const { i18n } = useLingui();
  const rowsOf = (day: DayOfMeasures) =>
    measures.map((measure) => {
      const value = valueText(measure, day, unit);
      const text = value === null ? null : `${value} ${unitOf(measure, unit)}`;
      return { label: i18n._(measureLabels[measure]), text };
    });
  return <ConflictDialog conflict={conflict} rowsOf={rowsOf} onKeepTheirs={onDone} />;
}
