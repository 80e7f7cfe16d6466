import { Trans, useLingui } from "@lingui/react/macro";
import { stressTags } from "#contract/stress.ts";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { sleepLabels } from "#web/words/sleep-quality.ts";
import { stressTagLabels } from "#web/words/stress-tag.ts";
import { type CheckIn, toggledTag } from "../view-model.ts";
import { Pill } from "./pill.tsx";

/** As the server allows. */
const LONGEST_NOTE = 2000;

interface StressDetailsProps {
  readonly id: string;
  readonly checkIn: CheckIn;
  readonly onType: (fields: Partial<CheckIn>) => void;
  readonly onLeaveNotes: () => void;
  /** Changes and saves at once. */
  readonly onChoose: (fields: Partial<CheckIn>) => void;
}

/** What the stress is about, how she slept, and a few words of her own. */
export function StressDetails({ id, checkIn, ...on }: StressDetailsProps) {
  const { i18n } = useLingui();
  const { tags, sleepQuality, notes } = checkIn;
  return (
    <div id={id} className="grid gap-5">
      <PillGroup legend={<Trans>What is it about?</Trans>}>
        {stressTags.map((tag) => (
          <Pill
            key={tag}
            pressed={tags.includes(tag)}
            onToggle={() => on.onChoose({ tags: toggledTag(tags, tag) })}
          >
            {i18n._(stressTagLabels[tag])}
          </Pill>
        ))}
      </PillGroup>
      <PillGroup legend={<Trans>How did you sleep?</Trans>}>
        {sleepLabels.map((label, index) => (
          <Pill
            key={label.id}
            pressed={sleepQuality === index + 1}
            onToggle={() =>
              on.onChoose({ sleepQuality: sleepQuality === index + 1 ? null : index + 1 })
            }
          >
            {i18n._(label)}
          </Pill>
        ))}
      </PillGroup>
      <TextAreaField
        label={<Trans>Notes</Trans>}
        hint={<Trans>Saved when you leave the field.</Trans>}
        name="stress-notes"
        rows={2}
        maxLength={LONGEST_NOTE}
        value={notes}
        onChange={(text) => on.onType({ notes: text })}
        onBlur={on.onLeaveNotes}
      />
    </div>
  );
}

function PillGroup({
  legend,
  children,
}: {
  readonly legend: React.ReactNode;
  readonly children: React.ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
