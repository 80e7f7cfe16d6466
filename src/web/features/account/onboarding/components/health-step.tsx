import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import {
  CYCLE_LENGTH_MAX,
  CYCLE_LENGTH_MIN,
  pcosAnswers,
  regularities,
} from "#contract/profile.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { ChoiceField } from "#web/ui/choice-field.tsx";
import { focusField } from "#web/ui/focus-field.ts";
import { pcosLabels, regularityLabels } from "#web/words/profile.ts";
import { canContinue, isAverageCycleLengthValid } from "../view-model.ts";
import { StepFrame, type StepProps } from "./step-frame.tsx";
import { SymptomSliders } from "./symptom-sliders.tsx";
import { WholeNumberField } from "./whole-number-field.tsx";

export function HealthStep({ draft, change, onBack, onContinue }: StepProps) {
  const [isTried, setTried] = useState(false);
  const submit = () => {
    if (isAverageCycleLengthValid(draft)) return onContinue();
    setTried(true);
    focusField("averageCycleLength");
  };
  return (
    <StepFrame
      title={<Trans>Your cycle and health</Trans>}
      intro={<Trans>There are no right answers. “Not sure” is a good one.</Trans>}
      onBack={onBack}
      onSubmit={submit}
      submitLabel={<Trans>Continue</Trans>}
      canSubmit={canContinue(3, draft)}
    >
      <CycleQuestions draft={draft} change={change} isRefused={isTried} />
      <SymptomSliders symptoms={draft.symptoms} onChange={(symptoms) => change({ symptoms })} />
    </StepFrame>
  );
}

interface CycleQuestionsProps extends Pick<StepProps, "draft" | "change"> {
  readonly isRefused: boolean;
}

function CycleQuestions({ draft, change, isRefused }: CycleQuestionsProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <ChoiceField
        legend={t`How regular is your cycle?`}
        name="cycleRegularity"
        value={draft.cycleRegularity}
        onChange={(cycleRegularity) => change({ cycleRegularity })}
        options={choicesOf(regularities, regularityLabels, i18n)}
      />
      {draft.cycleRegularity === "regular" && (
        <WholeNumberField
          label={t`Average cycle length (days)`}
          name="averageCycleLength"
          min={CYCLE_LENGTH_MIN}
          max={CYCLE_LENGTH_MAX}
          placeholder="28"
          value={draft.averageCycleLength}
          onChange={(averageCycleLength) => change({ averageCycleLength })}
          hint={t`From the first day of one period to the day before the next. Leave it empty if you do not know.`}
          isRefused={isRefused && !isAverageCycleLengthValid(draft)}
        />
      )}
      <ChoiceField
        legend={t`Has a doctor told you that you have PCOS?`}
        name="pcosDiagnosis"
        value={draft.pcosDiagnosis}
        onChange={(pcosDiagnosis) => change({ pcosDiagnosis })}
        options={choicesOf(pcosAnswers, pcosLabels, i18n)}
      />
    </>
  );
}
