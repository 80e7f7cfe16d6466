import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import { type HormoneBalance, hormoneBalance } from "#domain/hormone-balance.ts";
import { type StressLabel, stressLabel } from "#domain/stress-label.ts";
import { phaseTone } from "#web/beads/phase-tone.ts";
import { shownPhase } from "#web/features/cycle/overview/view-model.ts";
import { moodsQuery, stressQuery } from "#web/features/diary/check-in/api.ts";
import { Chip, type ChipTone } from "#web/ui/chip.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { phaseLabels } from "#web/words/cycle-phase.ts";
import { latestMood, latestStress } from "./wellbeing.ts";

interface DashboardChipsProps {
  /** `null` while her cycles are not known. */
  readonly overview: CycleOverview | null;
  readonly today: CalendarDay;
}

/** Her phase, and what her notes say of hormone balance and stress: unknown while there are none. */
export function DashboardChips({ overview, today }: DashboardChipsProps) {
  const moods = useQuery(moodsQuery);
  const stress = useQuery(stressQuery);
  const isLoading = moods.isLoading || stress.isLoading;
  const balance = hormoneBalance(latestMood(moods.data ?? [], today));
  const level = stressLabel(latestStress(moods.data ?? [], stress.data ?? [], today));
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {overview === null ? <ChipSkeleton /> : <PhaseChip overview={overview} />}
        {isLoading ? <ChipSkeleton /> : <NoteChip {...balanceLooks[balance]} />}
        {isLoading ? <ChipSkeleton /> : <NoteChip {...stressLooks[level]} />}
      </div>
      <p className="text-sm text-soft">
        <Trans>
          Hormone balance and cortisol: from your stress and sleep notes, not a blood test
        </Trans>
      </p>
    </div>
  );
}

const ChipSkeleton = () => <Skeleton className="h-9 w-36 rounded-full" />;

function PhaseChip({ overview }: { readonly overview: CycleOverview }) {
  const { i18n } = useLingui();
  const { position, forecast } = overview;
  if (forecast.kind === "paused") {
    return <NoteChip tone="neutral" words={msg`Predictions pause`} />;
  }
  const current = shownPhase(overview);
  if (current.kind === "late") {
    return <NoteChip tone="neutral" words={msg`Later than expected`} />;
  }
  if (current.kind === "unnamed") {
    const words =
      position.kind === "known" ? msg`Day ${position.cycleDay}` : msg`No period logged yet`;
    return <NoteChip tone="neutral" words={words} />;
  }
  const phase = i18n._(phaseLabels[current.phase]);
  return (
    <Chip tone={phaseTone[current.phase]}>
      {position.kind === "known" ? (
        phase
      ) : (
        <span className="whitespace-normal">
          <Trans>{phase} phase: rough guess until you log a period</Trans>
        </span>
      )}
    </Chip>
  );
}

interface NoteLook {
  readonly tone: ChipTone;
  readonly words: MessageDescriptor;
}

const balanceLooks: Readonly<Record<HormoneBalance, NoteLook>> = {
  steady: { tone: "gold", words: msg`Balance steady` },
  variable: { tone: "clay", words: msg`Balance variable` },
  unknown: { tone: "neutral", words: msg`Balance unknown` },
};

const stressLooks: Readonly<Record<StressLabel, NoteLook>> = {
  low: { tone: "violet", words: msg`Stress low` },
  moderate: { tone: "gold", words: msg`Stress moderate` },
  high: { tone: "clay", words: msg`Stress high` },
  unknown: { tone: "neutral", words: msg`Stress unknown` },
};

function NoteChip({ tone, words }: NoteLook) {
  const { i18n } = useLingui();
  return <Chip tone={tone}>{i18n._(words)}</Chip>;
}
