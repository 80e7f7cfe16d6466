import type { DueDose } from "#domain/medicine-adherence.ts";

interface DoseBeadProps {
  readonly state: DueDose["state"];
  /** In pixels. */
  readonly size: number;
}

/** A dose as a bead: full when taken, a ring when late, empty when skipped, a dot when not noted. */
export function DoseBead({ state, size }: DoseBeadProps) {
  return (
    <svg
      viewBox="-10 -10 20 20"
      width={size}
      height={size}
      className="flex-none"
      aria-hidden="true"
    >
      <BeadOf state={state} />
    </svg>
  );
}

function BeadOf({ state }: Pick<DoseBeadProps, "state">) {
  switch (state) {
    case "taken":
      return (
        <>
          <circle r="8.5" className="fill-aloe" />
          <circle cx="-2.7" cy="-3" r="2" className="fill-bead-shine" />
        </>
      );
    case "late":
      return <circle r="6.4" className="fill-card stroke-aloe" strokeWidth="4" />;
    case "skipped":
      return <circle r="7.7" className="fill-none stroke-edge" strokeWidth="1.6" />;
    case "unanswered":
      return <circle r="3" className="fill-edge" />;
    case "open":
      return (
        <circle r="7.7" className="fill-none stroke-edge" strokeWidth="1.6" strokeDasharray="3 3" />
      );
  }
}
