import { Trans, useLingui } from "@lingui/react/macro";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { ChoiceChips } from "#web/ui/fields/choice-chips.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { SignFormState } from "../use-sign-form.ts";
import { testLabels } from "../words.ts";

export function TestAndTemperature({ form }: { readonly form: SignFormState }) {
  const { i18n } = useLingui();
  const { draft, change, messageOf } = form;
  const { field } = draftFields(form);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ChoiceChips
        legend={<Trans>Pregnancy test</Trans>}
        name="pregnancyTest"
        value={draft.pregnancyTest === "" ? undefined : draft.pregnancyTest}
        onChange={(answer) => change({ pregnancyTest: answer ?? "" })}
        options={(["positive", "negative"] as const).map((value) => ({
          value,
          label: i18n._(testLabels[value]),
        }))}
      />
      <TextField
        {...field("temperature")}
        label={<Trans>Temperature (°C), if you feel ill</Trans>}
        inputMode="decimal"
        autoComplete="off"
        maxLength={5}
        error={messageOf("temperature")}
      />
    </div>
  );
}
