import { Trans } from "@lingui/react/macro";
import type { StageProps } from "../view-model.ts";
import { LatePlace } from "./late-place.tsx";

export const AfterMethod = ({ facts, overview: { forecast }, today }: StageProps) => (
  <div className="grid gap-2">
    <p className="border-line pt-2 max-md:border-t">
      <Trans>Your cycle starts again with your next period.</Trans>
    </p>
    <LatePlace facts={facts} forecast={forecast} today={today} waiting={null} />
  </div>
);
