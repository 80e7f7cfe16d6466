import { Trans } from "@lingui/react/macro";
import { BACKGROUND_WORDS_MAX } from "#contract/account/health-background.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { BackgroundFormState } from "../use-background-form.ts";

type TextName = "height" | "pregnancies" | "births" | "allergies" | "familyHistory";

export function ClinicFacts({ form }: { readonly form: BackgroundFormState }) {
  const field = (name: TextName) => ({
    ...draftFields(form).field(name),
    autoComplete: "off",
    error: form.messageOf(name),
  });
  return (
    <section className="grid gap-5 border-t border-line pt-6">
      <div className="grid gap-1">
        <h2 className="text-xl">
          <Trans>What a clinic asks</Trans>
        </h2>
        <p className="text-sm text-soft">
          <Trans>It goes on your page for the doctor, so you don't have to say it again.</Trans>
        </p>
      </div>
      <div className="grid max-w-md items-end gap-5 has-aria-invalid:items-start sm:grid-cols-3">
        <TextField
          {...field("height")}
          label={<Trans>Height, cm</Trans>}
          inputMode="decimal"
          maxLength={6}
        />
        <TextField
          {...field("pregnancies")}
          label={<Trans>Pregnancies</Trans>}
          inputMode="numeric"
          maxLength={2}
        />
        <TextField
          {...field("births")}
          label={<Trans>Births</Trans>}
          inputMode="numeric"
          maxLength={2}
        />
      </div>
      <TextField
        {...field("allergies")}
        label={<Trans>Allergies</Trans>}
        hint={<Trans>Medicines above all, such as penicillin.</Trans>}
        maxLength={BACKGROUND_WORDS_MAX}
      />
      <TextField
        {...field("familyHistory")}
        label={<Trans>Illnesses in your family</Trans>}
        hint={<Trans>Such as your mother's diabetes, or a sister's breast cancer.</Trans>}
        maxLength={BACKGROUND_WORDS_MAX}
      />
    </section>
  );
}
