import type { StripCycle } from "#contract/visit-report.ts";
import { type CalendarDay, daysBetween } from "#domain/calendar-day.ts";
import { stripRowWords, stripWords } from "#report/visit-sections.ts";
import { dayWords } from "#report/visit-words.ts";

const CYCLES_SHOWN = 6;
/** Longer strings break off; the words beside them say how long they are. */
const MOST_BEADS = 100;
const PITCH = 8;

interface SheetStripProps {
  readonly strip: readonly StripCycle[];
  readonly today: CalendarDay;
}

/** Her latest cycles as strings of beads, as the paper shows them. */
export function SheetStrip({ strip, today }: SheetStripProps) {
  const shown = strip.slice(-CYCLES_SHOWN);
  const strings = shown.map((cycle) => ({ cycle, beads: beadsOf(cycle, today) }));
  const longest = Math.max(...strings.map(({ beads }) => beads.length));
  return (
    <div role="img" aria-label={stripWords(shown)} className="visit-strip">
      {strings.map(({ cycle, beads }) => (
        <div key={cycle.startDay}>
          <span>{dayWords(cycle.startDay)}</span>
          <svg viewBox={`0 0 ${longest * PITCH} ${PITCH}`} aria-hidden="true">
            {beads.map((bead, day) => (
              <Bead
                key={`${cycle.startDay}-${bead.day}`}
                kind={bead.kind}
                x={(day + 0.5) * PITCH}
              />
            ))}
          </svg>
          <span>{stripRowWords(cycle)}</span>
        </div>
      ))}
    </div>
  );
}

type Kind = "bleeding" | "day" | "ovulation";

function beadsOf({ startDay, length, bleedingDays, ovulationDay }: StripCycle, today: CalendarDay) {
  const days = Math.min(MOST_BEADS, length ?? daysBetween(startDay, today) + 1);
  const ovulation = ovulationDay === null ? null : daysBetween(startDay, ovulationDay);
  return Array.from({ length: days }, (_, day): { day: number; kind: Kind } => {
    if (day === ovulation) return { day, kind: "ovulation" };
    return { day, kind: day < (bleedingDays ?? 1) ? "bleeding" : "day" };
  });
}

function Bead({ kind, x }: { readonly kind: Kind; readonly x: number }) {
  const y = PITCH / 2;
  if (kind === "ovulation") {
    return <path d={`M${x - 4} ${y}l4 -4 4 4 -4 4Z`} className="visit-ovulation" />;
  }
  return kind === "bleeding" ? (
    <circle cx={x} cy={y} r={3.6} className="visit-bleeding" />
  ) : (
    <circle cx={x} cy={y} r={2.6} className="visit-day" />
  );
}
