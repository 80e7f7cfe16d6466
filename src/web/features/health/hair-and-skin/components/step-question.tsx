import type { I18n } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { hairSiteHints } from "#web/words/hair-site.ts";
import type { Labels } from "#web/words/labels.ts";
import { AcneFigure } from "../../body-figures/components/acne-figure.tsx";
import { NeckFigure } from "../../body-figures/components/neck-figure.tsx";
import { PartingFigure } from "../../body-figures/components/parting-figure.tsx";
import { SiteFigure } from "../../body-figures/components/site-figure.tsx";
import type { SkinLook } from "../../body-figures/view-model.ts";
import { type CheckDraft, grades, isSite, thinningGrades } from "../view-model.ts";
import { acneLabels, gradeLabels, stepTitle, thinningLabels } from "../words.ts";
import { GradeCards } from "./grade-cards.tsx";

export interface StepProps {
  readonly draft: CheckDraft;
  readonly look: SkinLook;
  readonly onChange: (draft: CheckDraft) => void;
}

const hints = {
  acne: (
    <Trans>How your face is today. Count raised or sore spots, not the marks of old ones.</Trans>
  ),
  thinning: (
    <Trans>
      Part your hair in the middle and look from above, with a mirror or a picture. With braids,
      look at the line between two rows.
    </Trans>
  ),
  acanthosis: (
    <Trans>
      Look at the back of your neck, your armpits and your groin. On dark skin you see patches
      clearly darker than the skin around them. They're thicker, soft like velvet, and the folds
      look deeper. It isn't dirt and doesn't wash off. Doctors call it acanthosis nigricans.
    </Trans>
  ),
};

export function StepQuestion({ draft, look, onChange }: StepProps) {
  const { i18n, t } = useLingui();
  const { step, hair } = draft;
  const question = { name: step, legend: stepTitle(step, i18n) };
  const answerOf = <Field extends keyof CheckDraft>(field: Field) => ({
    value: draft[field],
    onChange: (value: CheckDraft[Field]) => onChange({ ...draft, [field]: value }),
    onClear: () => onChange({ ...draft, [field]: undefined }),
  });
  if (isSite(step)) {
    const { [step]: value, ...others } = hair;
    return (
      <GradeCards
        key={step}
        {...question}
        hint={i18n._(hairSiteHints[step])}
        value={value}
        onChange={(grade) => onChange({ ...draft, hair: { ...hair, [step]: grade } })}
        onClear={() => onChange({ ...draft, hair: others })}
        cards={graded(grades, gradeLabels, i18n, (grade) => (
          <SiteFigure site={step} grade={grade} look={look} />
        ))}
      />
    );
  }
  if (step === "acne") {
    const cards = graded(grades, acneLabels, i18n, (grade) => (
      <AcneFigure grade={grade} look={look} />
    ));
    return <GradeCards {...question} {...answerOf("acne")} hint={hints.acne} cards={cards} />;
  }
  if (step === "thinning") {
    const cards = graded(thinningGrades, thinningLabels, i18n, (grade) => (
      <PartingFigure grade={grade} look={look} />
    ));
    return (
      <GradeCards {...question} {...answerOf("hairThinning")} hint={hints.thinning} cards={cards} />
    );
  }
  const cards = [false, true].map((value) => ({
    value,
    label: value ? t`Yes, darker and velvety` : t`No, like the skin around it`,
    figure: <NeckFigure isDarker={value} look={look} />,
  }));
  return (
    <GradeCards {...question} {...answerOf("acanthosis")} hint={hints.acanthosis} cards={cards} />
  );
}

function graded<Value extends number>(
  values: readonly Value[],
  labels: Labels<Value>,
  i18n: I18n,
  figureOf: (grade: Value) => ReactNode,
) {
  return values.map((value) => ({
    value,
    number: value,
    label: i18n._(labels[value]),
    figure: figureOf(value),
  }));
}
