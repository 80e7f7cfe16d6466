import type { SetupProblem, SetupStep } from "../view-model.ts";
import { ConditionFields } from "./condition-fields.tsx";
import { CycleFields } from "./cycle-fields.tsx";
import { PrivacyFields } from "./privacy-fields.tsx";
import { ReminderFields } from "./reminder-fields.tsx";
import type { SetupStepProps } from "./step-props.tsx";
import { TrackingFields } from "./tracking-fields.tsx";
import { WelcomeFields } from "./welcome-fields.tsx";

interface StepFieldsProps extends SetupStepProps {
  readonly step: SetupStep;
  readonly problem: SetupProblem | null;
  readonly today: string;
}

export function StepFields({ step, problem, today, answers, change }: StepFieldsProps) {
  const fields = { answers, change };
  switch (step) {
    case "welcome":
      return <WelcomeFields {...fields} />;
    case "cycle":
      return <CycleFields {...fields} today={today} isInFuture={problem === "future-period"} />;
    case "conditions":
      return <ConditionFields {...fields} />;
    case "tracking":
      return <TrackingFields {...fields} />;
    case "reminders":
      return <ReminderFields {...fields} />;
    case "privacy":
      return <PrivacyFields {...fields} isRefused={problem === "not-accepted"} />;
  }
}
