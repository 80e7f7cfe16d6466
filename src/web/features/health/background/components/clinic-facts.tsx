import { Trans } from "@lingui/react/macro";
import { BACKGROUND_WORDS_MAX } from "#contract/account/health-background.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { BackgroundFormState } from "../use-background-form.ts";

export function ClinicFacts({ form }: { readonly form: BackgroundFormState }) {
  const { field } = draftFields(form);
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
          autoComplete="off"
          maxLength={6}
          error={form.messageOf("height")}
        />
        <TextField
          {...field("pregnancies")}
          label={<Trans>Pregnancies</Trans>}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          error={form.messageOf("pregnancies")}
        />
        <TextField
          {...field("births")}
          label={<Trans>Births</Trans>}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          error={form.messageOf("births")}
        />
      </div>
      <TextField
        {...field("allergies")}
        label={<Trans>Allergies</Trans>}
        hint={<Trans>Medicines above all, such as penicillin.</Trans>}
        autoComplete="off"
        maxLength={BACKGROUND_WORDS_MAX}
        error={form.messageOf("allergies")}
      />
      <TextField
        {...field("familyHistory")}
        label={<Trans>Illnesses in your family</Trans>}
        hint={<Trans>Such as your mother's diabetes, or a sister's breast cancer.</Trans>}
        autoComplete="off"
        maxLength={BACKGROUND_WORDS_MAX}
        error={form.messageOf("familyHistory")}
      />
    </section>
  );
}
