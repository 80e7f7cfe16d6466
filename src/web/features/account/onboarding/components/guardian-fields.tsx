import { Trans, useLingui } from "@lingui/react/macro";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { StepProps } from "./step-props.tsx";

/** Under 18 the law asks for a parent or guardian beside her (POPIA s. 34–35, NDPA s. 31). */
export function GuardianFields({ draft, change }: Pick<StepProps, "draft" | "change">) {
  const { t } = useLingui();
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-card bg-violet-wash p-4 sm:p-5">
      <legend className="sr-only">
        <Trans>Your parent or guardian</Trans>
      </legend>
      <p>
        <Trans>
          You are under 18, so a parent or guardian needs to agree too. Please look at this page
          together. They do not get to see what you write.
        </Trans>
      </p>
      <TextField
        label={t`Parent’s or guardian’s name`}
        name="guardianName"
        autoComplete="off"
        required
        value={draft.guardianName}
        onChange={(guardianName) => change({ guardianName })}
        hint={t`It is kept with the record of consent.`}
      />
      <Checkbox
        name="guardianConsent"
        required
        checked={draft.guardianConsent}
        onChange={(guardianConsent) => change({ guardianConsent })}
        label={
          <Trans>
            I am her parent or guardian, and I agree that she uses Mwezi and that her data is
            stored, sealed, as described here.
          </Trans>
        }
      />
    </fieldset>
  );
}
