import { useLingui } from "@lingui/react/macro";
import { ConflictDialog } from "#web/entry/conflict/conflict-dialog.tsx";
import { yesNoLabels } from "#web/words/yes-no.ts";
import type { BackgroundBody, SavedBackground } from "../api.ts";
import { yesNoQuestions } from "../form.ts";
import type { BackgroundFormState } from "../use-background-form.ts";
import { questionWords, smokingLabels } from "../words.ts";

export function BackgroundConflict({ form }: { readonly form: BackgroundFormState }) {
  const { i18n, t } = useLingui();
  const age = (value: number | string | null | undefined) => {
    if (value === null || value === undefined) return null;
    return value === "not_yet" ? t`Not yet` : `${value}`;
  };
  const number = (value: number | null | undefined) =>
    (value ?? null) === null ? null : `${value}`;
  return (
    <ConflictDialog
      conflict={form.conflict}
      rowsOf={(version: BackgroundBody | SavedBackground) => [
        ...yesNoQuestions.map((question) => {
          const answer = version[question] ?? null;
          const text = answer === null ? null : i18n._(yesNoLabels[answer ? "yes" : "no"]);
          return { label: i18n._(questionWords[question]), text };
        }),
        {
          label: t`Do you smoke?`,
          text: version.smoking ? i18n._(smokingLabels[version.smoking]) : null,
        },
        { label: t`Age at your first period`, text: age(version.firstPeriodAge) },
        { label: t`Age when your breasts began to grow`, text: age(version.breastsBeganAge) },
        { label: t`Last cervical screening`, text: version.lastCervicalScreening ?? null },
        { label: t`Height, cm`, text: number(version.height) },
        { label: t`Pregnancies`, text: number(version.pregnancies) },
        { label: t`Births`, text: number(version.births) },
        { label: t`Allergies`, text: version.allergies ?? null },
        { label: t`Illnesses in your family`, text: version.familyHistory ?? null },
      ]}
      onKeepTheirs={(theirs) => theirs !== null && form.begin(theirs)}
    />
  );
}
