import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { StageNow } from "#domain/stage/stage-now.ts";

const bleeding = <Trans>I'm bleeding</Trans>;

const labels: Readonly<Partial<Record<StageNow["kind"], ReactNode>>> = {
  pregnant: <Trans>I'm bleeding, or it has ended</Trans>,
  "after-loss": <Trans>My period is back</Trans>,
  "after-birth": <Trans>My first period is here</Trans>,
  "after-pregnancy": <Trans>My period is back</Trans>,
  "after-method": <Trans>My period is back</Trans>,
  "after-menopause": bleeding,
  "periods-ended": bleeding,
};

export const startLabel = (stage: StageNow): ReactNode =>
  stage.kind === "by-method" && stage.isBloodless ? bleeding : labels[stage.kind];
