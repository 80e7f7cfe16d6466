import { Plural, Trans } from "@lingui/react/macro";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import type { LengthSummary } from "#domain/cycles/length-summary.ts";
import { areAllOnHormones } from "#domain/cycles/norms/natural-cycles.ts";
import { normsOfAge } from "#domain/cycles/norms/norms-of-age.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { isWithoutCycle } from "#domain/phase/cycle-overview.ts";
import { UsualAtHerAge } from "#web/entry/usual-at-her-age.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { LongOpenPeriod } from "../../periods/components/long-open-period.tsx";
import { SamePeriodQuestion } from "../../periods/components/same-period-question.tsx";
import { closeStarts } from "../../periods/view-model.ts";
import type { KnownCycle } from "../../predictions/view-model.ts";
import { rowsOf, withoutCycleNow, withPregnancies } from "../view-model.ts";
import { CycleStrings } from "./cycle-strings.tsx";

interface HistoryViewProps extends KnownCycle {
  readonly cycles: readonly RevisedCycle[];
  readonly ovulated: ReadonlySet<CalendarDay>;
  readonly onEdit: (cycle: RevisedCycle) => void;
  readonly onAdd: (day: CalendarDay) => void;
}

export function HistoryView(props: HistoryViewProps) {
  const { cycles, facts, overview, ovulated, today, onEdit, onAdd } = props;
  const { cycleLengths, periodLengths, openPeriod, totalCycles: count } = overview;
  const logged = rowsOf(cycles, overview.bleeding, today, overview.statedPeriodDay);
  const all = withPregnancies(logged, facts.stages);
  const rows = isWithoutCycle(overview) ? withoutCycleNow(all) : all;
  const questions = (
    <>
      {closeStarts(cycles).map((starts) => (
        <SamePeriodQuestion key={starts[1].id} starts={starts} />
      ))}
      <LongOpenPeriod cycles={cycles} openPeriod={openPeriod} today={today} />
    </>
  );
  if (rows.length === 0) {
    return (
      <>
        {questions}
        <EmptyHistory onAdd={() => onAdd(today)} />
      </>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-soft">
          {count > 0 && <Plural value={count} one="# cycle logged." other="# cycles logged." />}{" "}
          {cycleLengths !== null && <CycleSentence lengths={cycleLengths} />}{" "}
          {areAllOnHormones(facts) && (
            <Trans>Hormones set the length of your cycles, so we don't average them.</Trans>
          )}{" "}
          {periodLengths !== null && <PeriodSentence lengths={periodLengths} />}
        </p>
        <Button variant="secondary" onClick={() => onAdd(today)}>
          <Icon name="plus" size={20} />
          <Trans>Add a period</Trans>
        </Button>
      </div>
      <UsualAtHerAge norms={normsOfAge(facts)} />
      {questions}
      <Card>
        <CycleStrings
          rows={rows}
          today={today}
          ovulated={ovulated}
          unlogged={openPeriod?.unlogged ?? null}
          onEdit={({ cycle, isTold }) => (isTold ? onAdd(cycle.startDay) : onEdit(cycle))}
        />
        <p className="mt-2 text-sm text-soft">
          <Trans>
            One bead is one day. Red: bleeding, larger where it was heavier. Every seventh bead
            stands out, to count the weeks by.
          </Trans>{" "}
          {openPeriod?.unlogged && (
            <Trans>
              A red outline: your period hasn't ended, and you logged nothing for that day.
            </Trans>
          )}{" "}
          {ovulated.size > 0 && (
            <Trans>Gold with a star: ovulation, confirmed by the signs you logged.</Trans>
          )}
        </p>
        <TextLink href="/history/year">
          <Trans>Your year on a string</Trans>
        </TextLink>
      </Card>
    </>
  );
}

function CycleSentence({ lengths }: { readonly lengths: LengthSummary }) {
  if (lengths.kind === "mean") {
    const { mean } = lengths;
    return <Trans>On average {mean} days long.</Trans>;
  }
  const { shortest, longest, median } = lengths;
  return (
    <Trans>
      Between {shortest} and {longest} days long, median {median}: half are shorter, half longer.
    </Trans>
  );
}

function PeriodSentence({ lengths }: { readonly lengths: LengthSummary }) {
  if (lengths.kind === "mean") {
    const { mean } = lengths;
    return <Trans>Bleeding for {mean} days.</Trans>;
  }
  const { shortest, longest, median } = lengths;
  return (
    <Trans>
      Bleeding for {shortest} to {longest} days, median {median}.
    </Trans>
  );
}

function EmptyHistory({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Card title={<Trans>Your first string begins with your first period</Trans>}>
      <p className="mb-4 max-w-[60ch] text-soft">
        <Trans>
          Each cycle becomes a string of beads, one for every day. Add earlier periods too: each one
          makes predictions surer.
        </Trans>
      </p>
      <Button onClick={onAdd}>
        <Icon name="plus" size={20} />
        <Trans>Add a period</Trans>
      </Button>
    </Card>
  );
}
