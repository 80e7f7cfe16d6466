import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { HeatDay } from "../view-model.ts";
import { HeatBead } from "./heat-bead.tsx";

interface HeatLegendProps {
  readonly hasSpotting: boolean;
  readonly hasOvulation: boolean;
}

/** What the beads mean. */
export function HeatLegend({ hasSpotting, hasOvulation }: HeatLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
      <Item mark="period" mood={null}>
        <Trans>Period</Trans>
      </Item>
      {hasSpotting && (
        <Item mark="spotting" mood={null}>
          <Trans>Spotting</Trans>
        </Item>
      )}
      {hasOvulation && (
        <Item mark="ovulation" mood={null}>
          <Trans>Ovulation you noted</Trans>
        </Item>
      )}
      <Item mark="resting" mood={1}>
        <Trans>Light mood</Trans>
      </Item>
      <Item mark="resting" mood={5}>
        <Trans>Heavy mood</Trans>
      </Item>
      <Item mark="resting" mood={null}>
        <Trans>Nothing logged</Trans>
      </Item>
    </ul>
  );
}

interface ItemProps extends Pick<HeatDay, "mark" | "mood"> {
  readonly children: ReactNode;
}

function Item({ children, ...bead }: ItemProps) {
  return (
    <li className="grid grid-cols-[1.625rem_auto] items-center gap-1.5">
      <HeatBead {...bead} isToday={false} />
      {children}
    </li>
  );
}
