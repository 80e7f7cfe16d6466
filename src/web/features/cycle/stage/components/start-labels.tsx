import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { StageNow } from "#domain/stage/stage-now.ts";

/** The button that logs bleeding, where it is not the main action. */
export const startLabels: Readonly<Partial<Record<StageNow["kind"], ReactNode>>> = {
  pregnant: <Trans>I'm bleeding, or it has ended</Trans>,
  "after-loss": <Trans>My period is back</Trans>,
  "after-birth": <Trans>My first period is here</Trans>,
  "after-pregnancy": <Trans>My period is back</Trans>,
  "after-menopause": <Trans>I'm bleeding</Trans>,
  "by-method": <Trans>I'm bleeding</Trans>,
  "periods-ended": <Trans>I'm bleeding</Trans>,
};
