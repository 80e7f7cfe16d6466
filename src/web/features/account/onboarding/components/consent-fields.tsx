import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { type FieldsProps, needsGuardian } from "../view-model.ts";
import { GuardianFields, WholeTexts } from "./guardian-fields.tsx";

const facts = [
  msg`We encrypt what you write with a key that your password opens.`,
  msg`We never sell it and never share it.`,
  msg`Mwezi is for learning about your body. It doesn't replace a doctor.`,
  msg`You may export or delete your data at any time.`,
];

export const ConsentFields = (props: FieldsProps) => (
  <ConsentTerms {...props}>
    {needsGuardian(props.draft) && <GuardianFields {...props} />}
  </ConsentTerms>
);

interface ConsentTermsProps extends Pick<FieldsProps, "toggle"> {
  readonly children?: ReactNode;
}

export function ConsentTerms({ children, toggle }: ConsentTermsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <ul className="grid list-disc gap-2 pl-5 marker:text-hibiscus">
        {facts.map((fact) => (
          <li key={fact.id}>{i18n._(fact)}</li>
        ))}
      </ul>
      <WholeTexts />
      {children}
      <Checkbox
        required
        {...toggle("privacyConsent")}
        label={
          <Trans>
            I agree that Mwezi stores the health data I enter, encrypted, to show me my cycle. I
            know I can export or delete it at any time in Settings.
          </Trans>
        }
      />
    </>
  );
}
