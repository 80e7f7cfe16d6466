import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { DraftFields } from "#web/entry/drafts/draft-fields.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { OnboardingDraft } from "../view-model.ts";

export const guardianMissing = msg`Your parent or guardian needs to agree first.`;

/** Under 18 a parent or guardian has to agree too (POPIA s. 34–35, NDPA s. 31). */
export function GuardianFields({ field, toggle }: DraftFields<OnboardingDraft>) {
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

export function WholeTexts() {
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
