import { useLingui } from "@lingui/react/macro";
import { Card } from "#web/ui/card.tsx";
import { labTestLabels } from "#web/words/lab-test.ts";
import {
  type LabGroup,
  type MedicineStart,
  startsBetween,
  trendOf,
  unitOfGroup,
} from "../view-model.ts";
import { EditButton } from "./edit-button.tsx";
import type { LabContext } from "./lab-context.ts";
import { LabTable } from "./lab-table.tsx";
import { LabTrend } from "./lab-trend.tsx";
import { readingWords } from "./labels.tsx";
import { NewestResult } from "./newest-result.tsx";
import { RangeBar } from "./range-bar.tsx";
import { UsualRangeWords } from "./usual-range-words.tsx";

interface LabCardProps {
  readonly group: LabGroup;
  readonly context: LabContext;
}

/** One test: the newest result against its laboratory's range, and the course of all of them. */
export function LabCard({ group, context }: LabCardProps) {
  const { i18n } = useLingui();
  const { test, latest, readings } = group;
  const unit = unitOfGroup(group, context.glucoseUnit);
  const name = group.name ?? i18n._(labTestLabels[test]);
  const trend = trendOf(group, unit, context.cycles);
  const starts: readonly MedicineStart[] = startsBetween(context.medicines, trend);
  const words = readingWords[test];
  const saved = context.results.find(({ id }) => id === latest.id);
  return (
    <Card
      title={name}
      actions={
        saved && <EditButton name={name} result={saved} onEdit={() => context.onEdit(saved)} />
      }
    >
      <div className="grid gap-3">
        <NewestResult reading={latest} unit={unit} cycles={context.cycles} />
        {latest.source === "laboratory" && <RangeBar reading={latest} />}
        {readings.length > 1 && <LabTrend name={name} test={test} trend={trend} starts={starts} />}
        <UsualRangeWords test={test} unit={unit} />
        {words && <p className="text-sm text-soft">{i18n._(words)}</p>}
      </div>
      <LabTable name={name} group={group} unit={unit} context={context} />
    </Card>
  );
}
