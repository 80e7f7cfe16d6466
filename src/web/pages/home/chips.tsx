import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type CycleOverview, isWithoutCycle } from "#domain/phase/cycle-overview.ts";
import { phaseTone } from "#web/beads/phase-tone.ts";
import { phaseLabels, phaseWords } from "#web/words/cycle-phase.ts";
import { NoteChips } from "./later.tsx";
import type { CardProps } from "./layout.tsx";
import { ChipSkeleton, NoteChip } from "./note-chip.tsx";

export function DashboardChips(props: CardProps) {
  const { t } = useLingui();
  const overview = props.state.data?.overview;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keys too.
    <section tabIndex={0} aria-label={t`What we know about today`} className="chips">
      {overview === undefined ? <ChipSkeleton /> : <PhaseChip overview={overview} />}
      <NoteChips {...props} />
    </section>
  );
}

function PhaseChip({ overview }: { readonly overview: CycleOverview }) {
  if (isWithoutCycle(overview)) {
    return <NoteChip tone="neutral" words={msg`No phase at this stage`} />;
  }
  const { position, phase: statement } = overview;
  if (statement.kind === "phase") {
    return <NoteChip tone={phaseTone[statement.phase]} words={phaseLabels[statement.phase]} />;
  }
  const day = position.kind === "known" ? msg`Day ${position.cycleDay}` : msg`No period logged yet`;
  return <NoteChip tone="neutral" words={phaseWords(statement) ?? day} />;
}
