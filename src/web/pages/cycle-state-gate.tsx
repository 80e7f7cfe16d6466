import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import type { CycleState } from "./use-cycle-state.ts";

type ReadyState = Extract<CycleState, { kind: "ready" }>;

interface CycleStateGateProps {
  readonly state: CycleState;
  readonly children: (ready: ReadyState) => ReactNode;
}

/** Shows what needs her cycles once they are there; waits, or says what went wrong, before. */
export function CycleStateGate({ state, children }: CycleStateGateProps) {
  const { t } = useLingui();
  switch (state.kind) {
    case "loading":
      return <Spinner label={t`Loading...`} />;
    case "failed":
      return <FailureNotice failure={state.error} onRetry={state.retry} />;
    case "ready":
      return children(state);
  }
}
