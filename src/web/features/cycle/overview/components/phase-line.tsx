import { useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import { phaseTone } from "#web/beads/phase-tone.ts";
import { certaintyWords, phaseWords } from "#web/words/cycle-phase.ts";
import { waitWords } from "../view-model.ts";

const TONES = {
  hibiscus: "text-hibiscus-ink",
  aloe: "text-aloe-ink",
  gold: "text-gold-ink",
  violet: "text-violet-ink",
} as const;

interface PhaseLineProps {
  readonly overview: CycleOverview;
  readonly today: CalendarDay;
}

export function PhaseLine({ overview, today }: PhaseLineProps) {
  const { i18n } = useLingui();
  const { phase } = overview;
  const wait = waitWords(overview, today);
  // For a late period the number of days is enough.
  const words = (phase.kind === "late" && wait) || phaseWords(phase);
  const certainty = certaintyWords(phase);
  if (words === null && wait === null) return null;
  return (
    <div className="phase-line">
      {words && (
        <p
          className={`text-[0.9rem] text-balance font-semibold tracking-[-0.01em] sm:text-base ${phase.kind === "phase" ? TONES[phaseTone[phase.phase]] : "text-gold-ink"}`}
        >
          {i18n._(words)}
        </p>
      )}
      {certainty && <p className="text-sm/4.5 text-balance text-soft">{i18n._(certainty)}</p>}
      {wait && wait !== words && (
        <p className="text-sm/4.5 text-balance text-soft">{i18n._(wait)}</p>
      )}
    </div>
  );
}
