import { useCallback, useLayoutEffect, useState } from "react";
import { ConcernLine } from "#web/entry/concerns/components/concern-line.tsx";
import { DueRow } from "#web/features/account/reminders/components/due-row.tsx";

interface TopLinesProps {
  /** They take their place together with what stands below, which they would push down later. */
  readonly isShown: boolean;
  /** Called before the first paint in which it is known which of them there are. */
  readonly onKnown: () => void;
}

/** Above where she is in her cycle: the most urgent concern and what is due now. */
export function TopLines({ isShown, onKnown }: TopLinesProps) {
  const [isConcernKnown, setConcernKnown] = useState(false);
  const [isDueKnown, setDueKnown] = useState(false);
  useLayoutEffect(() => {
    if (isConcernKnown && isDueKnown) onKnown();
  }, [isConcernKnown, isDueKnown, onKnown]);
  return (
    <div className={isShown ? "contents" : "hidden"}>
      <ConcernLine onKnown={useCallback(() => setConcernKnown(true), [])} />
      <DueRow onKnown={useCallback(() => setDueKnown(true), [])} />
    </div>
  );
}
