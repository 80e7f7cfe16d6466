import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SymptomType } from "#contract/entries/symptoms.ts";
import { severityOutOfFive } from "#domain/day/severity-out-of-five.ts";
import { BodyIcon } from "#web/beads/body-icon.tsx";
import { symptomLabels } from "#web/words/symptom-type.ts";

const BEADS = [1, 2, 3, 4, 5];

interface SymptomNameProps {
  readonly type: SymptomType;
  readonly detail?: ReactNode;
}

export function SymptomName({ type, detail }: SymptomNameProps) {
  const { i18n } = useLingui();
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span className="grid size-11 flex-none place-items-center rounded-full bg-hibiscus-wash text-hibiscus-ink">
        <BodyIcon name={type} size={22} />
      </span>
      <span className="min-w-0 leading-snug wrap-anywhere">
        <span className="block font-semibold">{i18n._(symptomLabels[type])}</span>
        {detail && <span className="block text-sm text-soft">{detail}</span>}
      </span>
    </span>
  );
}

export function Intensity({ severity }: { readonly severity: number | null }) {
  if (severity === null) {
    return (
      <span className="flex-none text-sm text-soft">
        <Trans>logged</Trans>
      </span>
    );
  }
  const outOfFive = severityOutOfFive(severity);
  return (
    <span className="flex flex-none items-center gap-2.5">
      <span aria-hidden="true" className="hidden gap-1 min-[24rem]:flex">
        {BEADS.map((bead) => (
          <span
            key={bead}
            className={
              bead <= outOfFive
                ? "bead-glossy size-3 rounded-full bg-hibiscus"
                : "size-3 rounded-full bg-bead ring-1 ring-bead-edge ring-inset"
            }
          />
        ))}
      </span>
      <span className="text-sm tabular-nums">
        <span className="sr-only">
          <Trans>Severity</Trans>{" "}
        </span>
        {outOfFive}/5
      </span>
    </span>
  );
}
