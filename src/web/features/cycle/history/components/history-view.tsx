import { Trans } from "@lingui/react/macro";
import type { RevisedCycle } from "#contract/cycles.ts";
import type { BleedingDays } from "#domain/bleeding-days.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { rowsOf } from "../view-model.ts";
import { CycleStrings } from "./cycle-strings.tsx";

interface HistoryViewProps {
  readonly cycles: readonly RevisedCycle[];
  readonly bleeding: BleedingDays;
  /** Days, by the same averages as everywhere; `null` while there are none. */
  readonly averageLength: number | null;
  readonly averageBleeding: number | null;
  readonly ovulated: ReadonlySet<CalendarDay>;
  readonly today: CalendarDay;
  readonly onEdit: (cycle: RevisedCycle) => void;
  readonly onAdd: () => void;
}

/** All her cycles; and where there are none yet, how they come to be here. */
export function HistoryView(props: HistoryViewProps) {
  const { cycles, bleeding, averageLength, averageBleeding, ovulated, today } = props;
  const { onEdit, onAdd } = props;
  const rows = rowsOf(cycles, bleeding, today);
  const count = rows.length;
  if (count === 0) return <EmptyHistory onAdd={onAdd} />;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-soft">
          <Trans>{count} cycles logged.</Trans>{" "}
          {averageLength !== null && <Trans>On average {averageLength} days long.</Trans>}{" "}
          {averageBleeding !== null && <Trans>Bleeding for {averageBleeding} days.</Trans>}
        </p>
        <Button variant="secondary" onClick={onAdd}>
          <Icon name="plus" size={20} />
          <Trans>Add a period</Trans>
        </Button>
      </div>
      <Card>
        <CycleStrings rows={rows} today={today} ovulated={ovulated} onEdit={onEdit} />
        <p className="mt-2 text-sm text-soft">
          <Trans>
            One bead is one day. Red: bleeding, larger where it was heavier. Every seventh bead
            stands out, to count the weeks by.
          </Trans>{" "}
          {ovulated.size > 0 && (
            <Trans>Gold with a star: ovulation, confirmed by the signs you noted.</Trans>
          )}
        </p>
      </Card>
    </>
  );
}

function EmptyHistory({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Card title={<Trans>Your first string begins with your first period</Trans>}>
      <p className="mb-4 max-w-[60ch] text-soft">
        <Trans>
          Each cycle becomes a string of beads, one for every day. You can also add periods from
          before: predictions grow surer with each.
        </Trans>
      </p>
      <Button onClick={onAdd}>
        <Icon name="plus" size={20} />
        <Trans>Add a period</Trans>
      </Button>
    </Card>
  );
}
