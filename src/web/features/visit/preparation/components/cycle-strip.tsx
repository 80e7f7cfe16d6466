import type { StripCycle } from "#contract/visit-report.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { type StripBead, stripRows, stripWords } from "#report/visit-strip.ts";

const PITCH = 8;

interface CycleStripProps {
  readonly strip: readonly StripCycle[];
  readonly today: CalendarDay;
}

/** Her latest cycles as strings of beads, as the PDF draws them. */
export function CycleStrip({ strip, today }: CycleStripProps) {
  const rows = stripRows(strip, today);
  const longest = Math.max(...rows.map(({ beads }) => beads.length));
  return (
    <div role="img" aria-label={stripWords(rows)} className="visit-strip">
      {rows.map(({ startDay, day, beads, words }) => (
        <div key={startDay}>
          <span>{day}</span>
          <svg viewBox={`0 0 ${longest * PITCH} ${PITCH}`} aria-hidden="true">
            {beads.map((kind, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bead is its place, and none moves.
              <Bead key={place} kind={kind} x={(place + 0.5) * PITCH} />
            ))}
          </svg>
          <span>{words}</span>
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
  const isBleeding = kind === "bleeding";
  return (
    <circle
      cx={x}
      cy={y}
      r={isBleeding ? 3.6 : 2.6}
      className={isBleeding ? "visit-bleeding" : "visit-day"}
    />
  );
}
