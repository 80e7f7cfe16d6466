import type { StripCycle } from "#contract/visit-report.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { type StripBead, stripBeads, stripRowWords, stripWords } from "#report/visit-sections.ts";
import { dayWords } from "#report/visit-words.ts";

const CYCLES_SHOWN = 6;
const PITCH = 8;

interface CycleStripProps {
  readonly strip: readonly StripCycle[];
  readonly today: CalendarDay;
}

/** Her latest cycles as strings of beads, as the PDF draws them. */
export function CycleStrip({ strip, today }: CycleStripProps) {
  const shown = strip.slice(-CYCLES_SHOWN);
  const strings = shown.map((cycle) => ({ cycle, beads: stripBeads(cycle, today) }));
  const longest = Math.max(...strings.map(({ beads }) => beads.length));
  return (
    <div role="img" aria-label={stripWords(shown)} className="visit-strip">
      {strings.map(({ cycle, beads }) => (
        <div key={cycle.startDay}>
          <span>{dayWords(cycle.startDay)}</span>
          <svg viewBox={`0 0 ${longest * PITCH} ${PITCH}`} aria-hidden="true">
            {beads.map((kind, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place, and none moves.
              <Bead key={place} kind={kind} x={(place + 0.5) * PITCH} />
            ))}
          </svg>
          <span>{stripRowWords(cycle)}</span>
        </div>
      ))}
    </div>
  );
}

function Bead({ kind, x }: { readonly kind: StripBead; readonly x: number }) {
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
