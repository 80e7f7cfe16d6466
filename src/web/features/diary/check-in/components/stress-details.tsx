import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { stressTags } from "#contract/entries/check-in.ts";
import { toggled } from "#web/entry/toggled.ts";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { sleepLabels } from "#web/words/ratings.ts";
import { stressTagLabels } from "#web/words/stress-tag.ts";
import type { CheckIn } from "../view-model.ts";

const LONGEST_NOTE = 2000;

interface StressDetailsProps {
  readonly id: string;
  readonly checkIn: CheckIn;
  readonly onType: (fields: Partial<CheckIn>) => void;
  readonly onLeaveNotes: () => void;
  readonly onChoose: (fields: Partial<CheckIn>) => void;
}

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
            onToggle={() => on.onChoose({ tags: toggled(tags, tag) })}
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
  readonly legend: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

interface PillProps {
  readonly pressed: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function Pill({ pressed, onToggle, children }: PillProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onToggle}
      className="inline-flex min-h-11 items-center gap-2 rounded-full bg-card px-4 ring-1 ring-inset ring-edge/60 transition-[background,box-shadow] hover:bg-bead aria-pressed:bg-hibiscus-wash aria-pressed:font-semibold aria-pressed:ring-2 aria-pressed:ring-hibiscus"
    >
      <span
        className={
          pressed
            ? "bead-glossy size-3 rounded-full bg-hibiscus"
            : "size-3 rounded-full bg-bead ring-1 ring-inset ring-bead-edge"
        }
      />
      {children}
    </button>
  );
}
