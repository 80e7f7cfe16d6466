import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { moodScales } from "#contract/entries/check-in.ts";
import { Slider } from "#web/ui/fields/slider.tsx";
import { levelText, moodRatingLabels } from "#web/words/ratings.ts";
import { type CheckIn, type LoggedLevels, SCALE_START } from "../view-model.ts";

interface MoodSlidersProps {
  readonly checkIn: CheckIn;
  /** Levels from other forms, shown if unanswered here and sent only once the user answers. */
  readonly logged: LoggedLevels;
  readonly onChange: (fields: Partial<CheckIn>) => void;
  readonly onCommit: () => void;
}

export function MoodSliders({ checkIn, logged, onChange, onCommit }: MoodSlidersProps) {
  const { i18n } = useLingui();
  return (
    <CommitArea onCommit={onCommit}>
      {moodScales.map((scale) => {
        const own = checkIn[scale];
        const level = own ?? logged[scale] ?? null;
        return (
          <Slider
            key={scale}
            label={i18n._(moodRatingLabels[scale])}
            name={scale}
            min={1}
            max={5}
            value={level ?? SCALE_START}
            isAnswered={level !== null}
            valueText={levelText(level, i18n)}
            hint={own === null && level !== null && <Trans>From today's log in “Track”.</Trans>}
            onChange={(value) => onChange({ [scale]: value })}
            onAnswer={onCommit}
          />
        );
      })}
    </CommitArea>
  );
}

interface CommitAreaProps {
  readonly onCommit: () => void;
  readonly children: ReactNode;
}

/** Uses the native `change` event, as React's `onChange` fires at each step of a drag. */
function CommitArea({ onCommit, children }: CommitAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const latest = useRef(onCommit);
  useEffect(() => {
    latest.current = onCommit;
  });
  useEffect(() => {
    const element = area.current;
    const commit = () => latest.current();
    element?.addEventListener("change", commit);
    return () => element?.removeEventListener("change", commit);
  }, []);
  return (
    <div ref={area} className="grid gap-3">
      {children}
    </div>
  );
}
