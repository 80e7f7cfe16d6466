import { lazy, Suspense, useCallback, useLayoutEffect, useState } from "react";
import { topmost, useConcerns } from "#web/entry/concerns/api.ts";
import { DueRow } from "#web/features/account/reminders/components/due-row.tsx";
import { withWords } from "#web/i18n/i18n.ts";

const ConcernLine = lazy(() =>
  withWords(
    "concern",
    async () => (await import("#web/entry/concerns/components/concern-line.tsx")).ConcernLine,
  ),
);

/** Whether it is known what stands above where she is in her cycle, or came too late to wait for. */
export type Top = "waiting" | "known" | "late";

interface TopLinesProps {
  /** They take their place together with what stands below, which they would push down later. */
  readonly top: Top;
  /** Called before the first paint in which it is known which of them there are. */
  readonly onKnown: () => void;
}

/**
 * Above where she is in her cycle: the most urgent concern and what is due now. A concern comes
 * first even late; what is due then stands below, and moves nothing she has begun to read.
 */
export function TopLines({ top, onKnown }: TopLinesProps) {
  const [isConcernKnown, setConcernKnown] = useState(false);
  const [isDueKnown, setDueKnown] = useState(false);
  useLayoutEffect(() => {
    if (isConcernKnown && isDueKnown) onKnown();
  }, [isConcernKnown, isDueKnown, onKnown]);
  const onConcernKnown = useCallback(() => setConcernKnown(true), []);
  const onDueKnown = useCallback(() => setDueKnown(true), []);
  return (
    <div className={top === "waiting" ? "hidden" : "contents"}>
      <Concern onKnown={onConcernKnown} />
      {top !== "late" && <DueRow onKnown={onDueKnown} />}
    </div>
  );
}

/** Most often there is none, and nothing of it is fetched. */
function Concern({ onKnown }: Pick<TopLinesProps, "onKnown">) {
  const { data, error, refetch } = useConcerns(topmost);
  const isNone = data !== undefined && topmost(data.concerns).length === 0;
  useLayoutEffect(() => {
    if (isNone) onKnown();
  }, [isNone, onKnown]);
  if (isNone || (data === undefined && error === null)) return null;
  return (
    <Suspense fallback={null}>
      <ConcernLine {...{ data, error, refetch, onKnown }} />
    </Suspense>
  );
}

/** What is due, where it was not known in time to stand above. */
export const LateDue = () => <DueRow />;
