import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { type CheckIn, detailsPlace, hasDetails } from "../view-model.ts";
import { MoodSliders } from "./mood-sliders.tsx";
import { NotSaved } from "./not-saved.tsx";
import { SavedSign } from "./saved-sign.tsx";
import { StressDetails } from "./stress-details.tsx";
import { useCheckIn } from "./use-check-in.tsx";

interface CheckInFormProps {
  readonly today: CalendarDay;
  readonly server: CheckIn;
  readonly hasMood: boolean;
  readonly hasStressEntry: boolean;
}

export function CheckInForm({ hasMood, ...source }: CheckInFormProps) {
  const { checkIn, state, change, save, saveIfChanged } = useCheckIn(source);
  const saveAll = () => save("mood", "stress");
  return (
    <Card title={<Trans>Mood check-in</Trans>} actions={<SavedSign state={state} />}>
      <div className="grid gap-4">
        <p className="text-soft">
          {hasMood ? (
            <Trans>Checked in today. Move a slider whenever it changes.</Trans>
          ) : (
            <Trans>How are you today? Move a slider, and it is saved.</Trans>
          )}
        </p>
        <MoodSliders checkIn={checkIn} onChange={change} onCommit={saveAll} />
        {!hasMood && (
          <Button variant="secondary" className="justify-self-start" onClick={saveAll}>
            <Trans>Save as shown</Trans>
          </Button>
        )}
        <Details
          checkIn={checkIn}
          onType={change}
          onLeaveNotes={() => saveIfChanged("notes", "stress")}
          onChoose={(fields) => {
            change(fields);
            save("stress");
          }}
        />
        {state === "failed" && <NotSaved onRetry={() => save()} />}
      </div>
    </Card>
  );
}

interface DetailsProps {
  readonly checkIn: CheckIn;
  readonly onType: (fields: Partial<CheckIn>) => void;
  readonly onLeaveNotes: () => void;
  readonly onChoose: (fields: Partial<CheckIn>) => void;
}

/** The stress details and the button that brings or hides them. */
function Details(props: DetailsProps) {
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
