import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { DraftChoice } from "#web/entry/draft-language/draft-choice.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { type FieldsProps, needsGuardian } from "../view-model.ts";

const facts = [
  msg`We encrypt what you write with a key that your password opens.`,
  msg`We never sell it and never share it.`,
  msg`Mwezi is for learning about your body. It doesn't replace a doctor.`,
  msg`You may export or delete your data at any time.`,
];

export const ConsentFields = (props: FieldsProps) => (
  <>
    <DraftChoice />
    <ConsentTerms {...props} />
  </>
);

/** Without the choice of a draft language, which depends on the browser: for a prerendered page. */
export function ConsentTerms(props: FieldsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <ul className="grid list-disc gap-2 pl-5 marker:text-hibiscus">
        {facts.map((fact) => (
          <li key={fact.id}>{i18n._(fact)}</li>
        ))}
      </ul>
      <WholeTexts />
      {needsGuardian(props.draft) && <GuardianFields {...props} />}
      <Checkbox
        required
        {...props.toggle("privacyConsent")}
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

function WholeTexts() {
  return (
    <p>
      <Trans>
        Full details are in the{" "}
        <a href="/privacy" target="_blank" rel="noopener" className="underline">
          privacy notice
        </a>{" "}
        and the{" "}
        <a href="/terms" target="_blank" rel="noopener" className="underline">
          terms of use
        </a>
        . They open in a new tab.
      </Trans>
    </p>
  );
}

/** Under 18 a parent or guardian has to agree too (POPIA s. 34–35, NDPA s. 31). */
function GuardianFields({ field, toggle }: FieldsProps) {
  const { t } = useLingui();
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-card bg-violet-wash p-4 sm:p-5">
      <legend className="sr-only">
        <Trans>Your parent or guardian</Trans>
      </legend>
      <p>
        <Trans>
          You're under 18, so a parent or guardian needs to agree too. Please look at this page
          together. They won't see what you write.
        </Trans>
      </p>
      <TextField
        label={t`Parent's or guardian's name`}
        autoComplete="off"
        required
        {...field("guardianName")}
        hint={t`We keep it with the record of consent.`}
      />
      <Checkbox
        required
        {...toggle("guardianConsent")}
        label={
          <Trans>
            I am her parent or guardian. I agree that she uses Mwezi and that it stores her data,
            encrypted, as described here.
          </Trans>
        }
      />
    </fieldset>
  );
}
