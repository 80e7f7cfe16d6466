import { useLingui } from "@lingui/react/macro";
import { Slider } from "#web/ui/slider.tsx";
import { moodRatingLabels } from "#web/words/mood-rating.ts";
import { type CheckIn, scales } from "../view-model.ts";
import { CommitArea } from "./commit-area.tsx";
import { wordsOfLevel } from "./labels.tsx";

interface MoodSlidersProps {
  readonly checkIn: CheckIn;
  readonly onChange: (fields: Partial<CheckIn>) => void;
  /** A slider was let go, or moved by a key. */
  readonly onCommit: () => void;
}

/** Depression, anxiety and stress, each 1 to 5. */
export function MoodSliders({ checkIn, onChange, onCommit }: MoodSlidersProps) {
  const { i18n, t } = useLingui();
  return (
    <CommitArea onCommit={onCommit}>
      {scales.map((scale) => {
        const level = checkIn[scale];
        const words = i18n._(wordsOfLevel(level));
        return (
          <Slider
            key={scale}
            label={i18n._(moodRatingLabels[scale])}
            name={scale}
            min={1}
            max={5}
            value={level}
            valueText={t`${level} of 5, ${words}`}
            onChange={(value) => onChange({ [scale]: value })}
          />
        );
      })}
    </CommitArea>
  );
}
