import { Trans } from "@lingui/react/macro";

interface CareProgressProps {
  readonly done: number;
  readonly total: number;
}

/** How far she has come: a bead for each step. */
export function CareProgress({ done, total }: CareProgressProps) {
  const beads = Array.from({ length: total }, (_, index) => index);
  return (
    <div className="rounded-card bg-card p-5 shadow-card ring-1 ring-inset ring-line sm:p-6">
      <p className="font-display text-xl font-semibold" aria-live="polite">
        <Trans>
          {done} of {total} done
        </Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-1.5" aria-hidden="true">
        {beads.map((bead) => (
          <span
            key={bead}
            className={
              bead < done
                ? "bead-glossy size-5 rounded-full bg-hibiscus"
                : "size-5 rounded-full bg-bead ring-1 ring-inset ring-bead-edge"
            }
          />
        ))}
      </div>
    </div>
  );
}
