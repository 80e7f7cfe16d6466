import { Trans, useLingui } from "@lingui/react/macro";
import { hairSiteHints } from "#web/words/hair-site.ts";
import { AcneFigure } from "../../body-figures/components/acne-figure.tsx";
import { NeckFigure } from "../../body-figures/components/neck-figure.tsx";
import { PartingFigure } from "../../body-figures/components/parting-figure.tsx";
import { SiteFigure } from "../../body-figures/components/site-figure.tsx";
import type { SkinLook } from "../../body-figures/view-model.ts";
import { type CheckDraft, grades, isSite, thinningGrades } from "../view-model.ts";
import { acneLabels, gradeLabels, stepTitle, thinningLabels } from "../words.ts";
import { GradeCards } from "./grade-cards.tsx";

/** The question of one step, with a drawing for every answer. */
export function StepQuestion(props: StepProps) {
  const { step } = props.draft;
  if (isSite(step)) return <SiteQuestion {...props} />;
  if (step === "acne") return <AcneQuestion {...props} />;
  if (step === "thinning") return <ThinningQuestion {...props} />;
  return <AcanthosisQuestion {...props} />;
}

function SiteQuestion({ draft, look, onChange }: StepProps) {
  const { i18n } = useLingui();
  const { step, hair } = draft;
  if (!isSite(step)) return null;
  const { [step]: _, ...others } = hair;
  return (
    <GradeCards
      key={step}
      name={step}
      legend={stepTitle(step, i18n)}
      hint={i18n._(hairSiteHints[step])}
      value={hair[step]}
      onChange={(grade) => onChange({ ...draft, hair: { ...hair, [step]: grade } })}
      onClear={() => onChange({ ...draft, hair: others })}
      cards={grades.map((grade) => ({
        value: grade,
        number: grade,
        label: i18n._(gradeLabels[grade]),
        figure: <SiteFigure site={step} grade={grade} look={look} />,
      }))}
    />
  );
}

function AcneQuestion({ draft, look, onChange }: StepProps) {
  const { i18n } = useLingui();
  return (
    <GradeCards
      name="acne"
      legend={stepTitle("acne", i18n)}
      hint={
        <Trans>
          How your face is today. Marks that old spots left behind are not counted; raised or sore
          spots are.
        </Trans>
      }
      value={draft.acne}
      onChange={(acne) => onChange({ ...draft, acne })}
      onClear={() => onChange({ ...draft, acne: undefined })}
      cards={grades.map((grade) => ({
        value: grade,
        number: grade,
        label: i18n._(acneLabels[grade]),
        figure: <AcneFigure grade={grade} look={look} />,
      }))}
    />
  );
}

function ThinningQuestion({ draft, look, onChange }: StepProps) {
  const { i18n } = useLingui();
  return (
    <GradeCards
      name="thinning"
      legend={stepTitle("thinning", i18n)}
      hint={
        <Trans>
          Part your hair in the middle and look from above, with a mirror or a picture. With braids,
          look at the line between two rows.
        </Trans>
      }
      value={draft.hairThinning}
      onChange={(hairThinning) => onChange({ ...draft, hairThinning })}
      onClear={() => onChange({ ...draft, hairThinning: undefined })}
      cards={thinningGrades.map((grade) => ({
        value: grade,
        number: grade,
        label: i18n._(thinningLabels[grade]),
        figure: <PartingFigure grade={grade} look={look} />,
      }))}
    />
  );
}

function AcanthosisQuestion({ draft, look, onChange }: StepProps) {
  const { i18n, t } = useLingui();
  return (
    <GradeCards
      name="acanthosis"
      legend={stepTitle("acanthosis", i18n)}
      hint={
        <Trans>
          Look at the back of your neck, your armpits and your groin. On dark skin it shows as
          patches clearly darker than the skin around them, thicker, and soft like velvet to the
          touch, with the folds drawn deeper. It is not dirt and does not wash off. Doctors call it
          acanthosis nigricans.
        </Trans>
      }
      value={draft.acanthosis}
      onChange={(acanthosis) => onChange({ ...draft, acanthosis })}
      onClear={() => onChange({ ...draft, acanthosis: undefined })}
      cards={[
        {
          value: false,
          label: t`No, like the skin around it`,
          figure: <NeckFigure isDarker={false} look={look} />,
        },
        {
          value: true,
          label: t`Yes, darker and velvety`,
          figure: <NeckFigure isDarker look={look} />,
        },
      ]}
    />
  );
}

export interface StepProps {
  readonly draft: CheckDraft;
  readonly look: SkinLook;
  readonly onChange: (draft: CheckDraft) => void;
}
