import { Trans } from "@lingui/react/macro";

interface CareProgressProps {
  readonly done: number;
  readonly total: number;
}

/** How far she has come: a string with a bead for each step. */
export function CareProgress({ done, total }: CareProgressProps) {
  const beads = Array.from({ length: total }, (_, index) => index);
  return (
    <div className="grid gap-2">
      <p className="font-semibold" aria-live="polite">
        <Trans>
          {done} of {total} done
        </Trans>
      </p>
      <svg
        viewBox={`0 0 ${total * 12} 12`}
        className="h-4 w-full text-string"
        preserveAspectRatio="xMinYMid meet"
        aria-hidden="true"
      >
        <path d={`M0 6H${total * 12}`} stroke="currentColor" strokeWidth="1.5" />
        {beads.map((bead) => (
          <circle
            key={bead}
            cx={bead * 12 + 6}
            cy="6"
            r="4.6"
            className={bead < done ? "fill-hibiscus" : "fill-bead stroke-bead-edge"}
          />
        ))}
      </svg>
    </div>
  );
}
