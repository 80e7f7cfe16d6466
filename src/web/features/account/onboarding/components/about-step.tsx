import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { AGE_MAX, AGE_MIN, countries, languages } from "#contract/profile.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { focusField } from "#web/ui/focus-field.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { countryLabels, languageLabels } from "#web/words/profile.ts";
import { canContinue, isAgeValid } from "../view-model.ts";
import { StepFrame, type StepProps } from "./step-frame.tsx";
import { WholeNumberField } from "./whole-number-field.tsx";

export function AboutStep({ draft, change, onBack, onContinue }: StepProps) {
  const { t } = useLingui();
  const [isTried, setTried] = useState(false);
  const submit = () => {
    if (isAgeValid(draft)) return onContinue();
    setTried(true);
    focusField("age");
  };
  return (
    <StepFrame
      title={<Trans>About you</Trans>}
      intro={<Trans>Your age and country decide which guidance and which help fit you.</Trans>}
      onBack={onBack}
      onSubmit={submit}
      submitLabel={<Trans>Continue</Trans>}
      canSubmit={canContinue(2, draft)}
    >
      <WholeNumberField
        label={t`Age`}
        name="age"
        min={AGE_MIN}
        max={AGE_MAX}
        required
        value={draft.age}
        onChange={(age) => change({ age })}
        isRefused={isTried && !isAgeValid(draft)}
      />
      <PlaceFields draft={draft} change={change} />
    </StepFrame>
  );
}

function PlaceFields({ draft, change }: Pick<StepProps, "draft" | "change">) {
  const { t, i18n } = useLingui();
  return (
    <>
      <SelectField
        label={t`Country`}
        name="country"
        required
        placeholder={t`Choose your country`}
        value={draft.country}
        onChange={(country) => change({ country })}
        options={choicesOf(countries, countryLabels, i18n)}
      />
      <SelectField
        label={t`Preferred language`}
        name="language"
        value={draft.language}
        onChange={(language) => change({ language })}
        options={choicesOf(languages, languageLabels, i18n)}
        hint={t`Mwezi speaks English for now; your choice is kept for when it speaks yours.`}
      />
    </>
  );
}
