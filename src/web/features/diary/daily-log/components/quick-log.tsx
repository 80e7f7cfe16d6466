import { Trans } from "@lingui/react/macro";
import { FlowField, type FormProps, MoodField, NotesField, ScaleField } from "./answer-fields.tsx";

/** What a usual day needs: five taps at most. */
export function QuickLog(props: FormProps) {
  return (
    <div className="grid gap-6">
      <MoodField {...props} />
      <ScaleField {...props} scale="motivation" tone="gold" hint={<StartsAtFive />} />
      <ScaleField {...props} scale="pain_level" tone="hibiscus" />
      <ScaleField {...props} scale="sleep_quality" tone="violet" hint={<StartsAtFive />} />
      <FlowField {...props} />
      <NotesField {...props} />
    </div>
  );
}

/** Says that a value stands there which she did not choose. What the form shows is what is saved. */
export function StartsAtFive() {
  return <Trans>starts at 5</Trans>;
}
