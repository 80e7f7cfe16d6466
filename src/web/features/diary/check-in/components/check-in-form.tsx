import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { LowWeeks } from "#domain/forecast/low-weeks.ts";
import type { SaveState } from "#web/api/save-queue.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { CheckInSource } from "../use-check-in.ts";
import { useCheckIn } from "../use-check-in.ts";
import {
  type CheckIn,
  detailsPlace,
  hasDetails,
  type LoggedLevels,
  withShownStress,
} from "../view-model.ts";
import { MoodQuestions } from "./mood-questions.tsx";
import { MoodSliders } from "./mood-sliders.tsx";
import { StressDetails } from "./stress-details.tsx";

interface CheckInFormProps extends CheckInSource {
  readonly logged: LoggedLevels;
  readonly hasMood: boolean;
  readonly lowWeeks: LowWeeks | null;
}

export function CheckInForm({ hasMood, logged, lowWeeks, ...source }: CheckInFormProps) {
  const { checkIn, state, change, save, saveIfChanged } = useCheckIn(source);
  return (
    <Card title={<Trans>Mood check-in</Trans>} actions={<SavedSign state={state} />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-soft">
          {hasMood ? (
            <Trans>Checked in today. Move a slider whenever it changes.</Trans>
          ) : (
            <Trans>How are you today? Tap or move a slider, and it is saved.</Trans>
          )}
        </p>
        <MoodSliders
          checkIn={checkIn}
          logged={logged}
          onChange={change}
          onCommit={() => save("mood", "stress")}
        />
        <Details
          checkIn={checkIn}
          onType={(fields) => change(withShownStress(checkIn, fields))}
          onLeaveNotes={() => saveIfChanged("notes", "mood", "stress")}
          onChoose={(fields) => {
            change(withShownStress(checkIn, fields));
            save("mood", "stress");
          }}
        />
        {state === "failed" && <NotSaved onRetry={() => save()} />}
        <MoodQuestions lowWeeks={lowWeeks} />
      </div>
    </Card>
  );
}

function Details(props: {
  readonly checkIn: CheckIn;
  readonly onType: (fields: Partial<CheckIn>) => void;
  readonly onLeaveNotes: () => void;
  readonly onChoose: (fields: Partial<CheckIn>) => void;
}) {
  const [isOpened, setOpened] = useState(() => hasDetails(props.checkIn));
  const id = useId();
  const { isShown, button } = detailsPlace(props.checkIn, isOpened);
  return (
    <>
      {isShown && <StressDetails id={id} {...props} />}
      {button !== null && (
        <Button
          variant="quiet"
          className="-mx-5 justify-self-start text-hibiscus-ink"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => setOpened(button === "add")}
        >
          {button === "add" ? <Trans>+ Add stress details</Trans> : <Trans>Hide details</Trans>}
        </Button>
      )}
    </>
  );
}

function SavedSign({ state }: { readonly state: SaveState }) {
  return (
    <p role="status" className="flex min-h-7 items-center gap-1.5 text-sm font-semibold">
      {state === "saved" && (
        <span className="appear flex items-center gap-1.5 text-aloe-ink">
          <Icon name="check" size={18} />
          <Trans>Saved</Trans>
        </span>
      )}
    </p>
  );
}

function NotSaved({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="urgent">
      <p>
        <Trans>Not saved yet. We'll keep your answers here until they are.</Trans>
      </p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  );
}
