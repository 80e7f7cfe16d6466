import { lazy, Suspense, useCallback, useLayoutEffect, useState } from "react";
import { topmost, useConcerns } from "#web/entry/concerns/api.ts";
import { DueRow } from "#web/features/account/reminders/components/due-row.tsx";

const ConcernLine = lazy(async () => ({
  default: (await import("#web/entry/concerns/components/concern-line.tsx")).ConcernLine,
}));

/** Whether the lines above the overview are known, or too late to wait for. */
export type Top = "waiting" | "known" | "late";

interface TopLinesProps {
  /** The lines appear together with the content below, which they would push down later. */
  readonly top: Top;
  /** Called before the first paint with the data; with a concern what is due goes below. */
  readonly onSettled: (top: "known" | "late") => void;
}

/**
 * Above the overview: the most urgent concern, or else what is due now. A late concern still goes
 * first; late due reminders go below, so that they don't move what the user is reading.
 */
export function TopLines({ top, onSettled }: TopLinesProps) {
  const [hasConcern, setHasConcern] = useState<boolean | null>(null);
  const [isDueKnown, setDueKnown] = useState(false);
  useLayoutEffect(() => {
    if (hasConcern) onSettled("late");
    else if (hasConcern === false && isDueKnown) onSettled("known");
  }, [hasConcern, isDueKnown, onSettled]);
  const onDueKnown = useCallback(() => setDueKnown(true), []);
  return (
    <div className={top === "waiting" ? "hidden" : "contents"}>
      <Concern onKnown={setHasConcern} />
      {top !== "late" && <DueRow onKnown={onDueKnown} />}
    </div>
  );
}

/** Usually there is none, and its code is not loaded. */
function Concern({ onKnown }: { readonly onKnown: (hasConcern: boolean) => void }) {
  const { data, error, refetch } = useConcerns(topmost);
  const isNone = data !== undefined && topmost(data.concerns).length === 0;
  useLayoutEffect(() => {
    if (isNone) onKnown(false);
  }, [isNone, onKnown]);
  const onShown = useCallback(() => onKnown(true), [onKnown]);
  if (isNone || (data === undefined && error === null)) return null;
  return (
    <Suspense fallback={null}>
      <ConcernLine data={data} error={error} refetch={refetch} onKnown={onShown} />
    </Suspense>
  );
}

export const LateDue = () => <DueRow />;
