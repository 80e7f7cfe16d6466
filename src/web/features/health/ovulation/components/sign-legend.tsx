import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { BeadMark } from "#web/beads/bead-mark.tsx";
import type { ChartedCycle } from "../view-model.ts";
import { MucusBead, TestMark } from "./sign-rows.tsx";

const RADIUS = 5;

/** Which mark is which; only those that the chart shows. */
export function SignLegend({ cycle }: { readonly cycle: ChartedCycle }) {
  const { days, evidence } = cycle;
  const measured = days.filter(({ entry }) => entry?.basalBodyTemp !== undefined);
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-soft">
      {measured.length > 0 && (
        <Mark words={<Trans>Temperature</Trans>}>
          <circle r={RADIUS} className="fill-clay" />
        </Mark>
      )}
      {evidence.temperatureShift.detected && (
        <Mark words={<Trans>First high, then those after it</Trans>}>
          <circle r={7} fill="none" className="stroke-violet" strokeWidth="1.5" />
          <circle r={4} className="fill-violet" />
        </Mark>
      )}
      {measured.some(({ isCounted }) => !isCounted) && (
        <Mark words={<Trans>Not counted</Trans>}>
          <circle
            r={RADIUS}
            className="fill-card stroke-clay"
            strokeWidth="1.5"
            strokeDasharray="2 2"
          />
        </Mark>
      )}
      <OvulationMark status={evidence.status} />
      {days.some(({ entry }) => entry?.cervicalMucus !== undefined) && (
        <Mark words={<Trans>Mucus: the larger, the clearer</Trans>}>
          <MucusBead mucus="egg_white" radius={RADIUS} />
        </Mark>
      )}
      {days.some(({ entry }) => entry?.ovulationTest === "positive") && (
        <Mark words={<Trans>Positive test</Trans>}>
          <TestMark isPositive radius={RADIUS} />
        </Mark>
      )}
    </ul>
  );
}

function OvulationMark({ status }: Pick<ChartedCycle["evidence"], "status">) {
  if (status === "not seen") return null;
  const isConfirmed = status === "confirmed";
  return (
    <Mark
      words={isConfirmed ? <Trans>Ovulation confirmed</Trans> : <Trans>Ovulation likely</Trans>}
    >
      <BeadMark
        bead={{ kind: isConfirmed ? "confirmed" : "possible" }}
        radius={RADIUS}
        gloss="none"
      />
    </Mark>
  );
}

interface MarkProps {
  readonly words: ReactNode;
  readonly children: ReactNode;
}

function Mark({ words, children }: MarkProps) {
  return (
    <li className="flex items-center gap-2">
      <svg viewBox="-8.5 -8.5 17 17" width={17} height={17} aria-hidden="true">
        {children}
      </svg>
      {words}
    </li>
  );
}
