import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useSave } from "#web/entry/use-save.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ChoiceField } from "#web/ui/choice-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { saveFile } from "#web/ui/save-file.ts";
import { showToast } from "#web/ui/toast.tsx";
import { fetchExport } from "../api.ts";
import { type ExportChoice, type ExportForm, exportForms } from "../view-model.ts";
import { failureWords, formWords } from "../words.ts";

/** Her data in the form she needs it in. */
export function ExportData() {
  const { t, i18n } = useLingui();
  const [form, setForm] = useState<ExportForm>("json");
  const [withName, setWithName] = useState(false);
  const [saysWhat, setSaysWhat] = useState(false);
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-soft">
        <Trans>
          What you have written is yours to take along. A file is not locked: keep it where only you
          can open it.
        </Trans>
      </p>
      <ChoiceField
        legend={t`Take your data along as`}
        name="export-form"
        value={form}
        onChange={setForm}
        options={exportForms.map((value) => ({
          value,
          label: i18n._(formWords[value].label),
          description: i18n._(formWords[value].description),
        }))}
      />
      {form === "fhir" && (
        <Checkbox
          label={<Trans>Put my name in the file</Trans>}
          hint={<Trans>Without it the file names nobody.</Trans>}
          checked={withName}
          onChange={setWithName}
        />
      )}
      {form === "calendar" && (
        <Checkbox
          label={<Trans>Say what each event is for</Trans>}
          hint={
            <Trans>
              Without it every event is called "Mwezi", for calendars that others may see.
            </Trans>
          }
          checked={saysWhat}
          onChange={setSaysWhat}
        />
      )}
      {form === "report" ? <ReportLink /> : <ExportButton choice={{ form, withName, saysWhat }} />}
    </div>
  );
}

function ReportLink() {
  return (
    <ButtonLink href="/my-health/doctor-visit" variant="secondary" className="justify-self-start">
      <Trans>Prepare the report</Trans>
    </ButtonLink>
  );
}

function ExportButton({ choice }: { readonly choice: ExportChoice }) {
  const { t, i18n } = useLingui();
  const { save, isSaving } = useSave({
    send: fetchExport,
    refreshes: [],
    toast: () => ({
      title: t`Data exported successfully`,
      description: t`Your health data has been downloaded.`,
    }),
    onSaved: saveFile,
    onFailed: (failure) => {
      const description = i18n._(failureWords(failure));
      showToast({ title: t`Export failed`, description, variant: "destructive" });
    },
  });
  return (
    <Button
      variant="secondary"
      busy={isSaving}
      onClick={() => void save(choice)}
      className="justify-self-start"
    >
      <Icon name="download" size={20} />
      <Trans>Export my data</Trans>
    </Button>
  );
}
