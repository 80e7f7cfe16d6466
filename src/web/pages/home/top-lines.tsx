import { useCallback, useEffect, useState } from "react";
import { ConcernLine } from "#web/entry/concerns/components/concern-line.tsx";
import { DueRow } from "#web/features/account/reminders/components/due-row.tsx";

/**
 * Above where she is in her cycle: the most urgent concern and what is due now. `onKnown` is called
 * once it is known which of them there are.
 */
export function TopLines({ onKnown }: { readonly onKnown: () => void }) {
  const [isConcernKnown, setConcernKnown] = useState(false);
  const [isDueKnown, setDueKnown] = useState(false);
  useEffect(() => {
    if (isConcernKnown && isDueKnown) onKnown();
  }, [isConcernKnown, isDueKnown, onKnown]);
  return (
    <>
      <ConcernLine onKnown={useCallback(() => setConcernKnown(true), [])} />
      <DueRow onKnown={useCallback(() => setDueKnown(true), [])} />
    </>
  );
}
