import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { BeadMark } from "#web/beads/bead-mark.tsx";
import type { ChartedCycle } from "../view-model.ts";
import { MucusBead, TestMark } from "./sign-rows.tsx";

const RADIUS = 5;

/** Which mark is which; only those that the chart shows. */
export function SignLegend({ cycle: { days, evidence } }: { readonly cycle: ChartedCycle }) {
  const hasTemperature = days.some(({ entry }) => entry?.basalBodyTemp !== undefined);
  const hasLeftOut = days.some(
    ({ entry, isCounted }) => entry?.basalBodyTemp !== undefined && !isCounted,
  );
  const hasMucus = days.some(({ entry }) => entry?.cervicalMucus !== undefined);
  const hasTests = days.some(({ entry }) => entry?.ovulationTest === "positive");
  const isHigh = evidence.temperatureShift.detected;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-sm text-soft">
      {hasTemperature && (
        <Entry mark={<circle r={RADIUS} className="fill-clay" />}>
          <Trans>Temperature</Trans>
        </Entry>
      )}
      {isHigh && (
        <Entry
          mark={
            <>
              <circle r={7} fill="none" className="stroke-violet" strokeWidth="1.5" />
              <circle r={4} className="fill-violet" />
            </>
          }
        >
          <Trans>First high, then those after it</Trans>
        </Entry>
      )}
      {hasLeftOut && (
        <Entry
          mark={
            <circle
              r={RADIUS}
              className="fill-card stroke-clay"
              strokeWidth="1.5"
              strokeDasharray="2 2"
            />
          }
        >
          <Trans>Not counted</Trans>
        </Entry>
      )}
      {evidence.status !== "not seen" && (
        <Entry
          mark={
            <BeadMark
              bead={{ kind: evidence.status === "confirmed" ? "confirmed" : "possible" }}
              radius={RADIUS}
              gloss="none"
            />
          }
        >
          {evidence.status === "confirmed" ? (
            <Trans>Ovulation confirmed</Trans>
          ) : (
            <Trans>Ovulation likely</Trans>
          )}
        </Entry>
      )}
      {hasMucus && (
        <Entry mark={<MucusBead mucus="egg_white" radius={RADIUS} />}>
          <Trans>Mucus: the larger, the clearer</Trans>
        </Entry>
      )}
      {hasTests && (
        <Entry mark={<TestMark isPositive radius={RADIUS} />}>
          <Trans>Positive test</Trans>
        </Entry>
      )}
    </ul>
  );
}

function Entry({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg viewBox="-8.5 -8.5 17 17" width={17} height={17} aria-hidden="true">
        {mark}
      </svg>
      {children}
    </li>
  );
}
