import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { flushOutbox } from "#web/api/outbox/outbox.ts";
import { readOutbox } from "#web/api/outbox/state.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import { saveFile } from "#web/ui/browser/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { ChoiceField } from "#web/ui/fields/choice-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { fetchExport } from "../api.ts";
import {
  type CalendarChoice,
  type ClinicChoice,
  type ExportChoice,
  type ExportForm,
  exportForms,
} from "../view-model.ts";
import { failureWords, formWords } from "../words.ts";
import { CalendarOptions, ClinicOptions } from "./export-options.tsx";

export function ExportData() {
  const { t, i18n } = useLingui();
  const [form, setForm] = useState<ExportForm>("json");
  const [withPhotos, setWithPhotos] = useState(false);
  const [clinic, setClinic] = useState<ClinicChoice>({
    type: "collection",
    withName: false,
    withGender: false,
    birthDate: null,
  });
  const [calendar, setCalendar] = useState<CalendarChoice>({
    saysWhat: false,
    hasPeriodAlarm: false,
  });
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-soft">
        <Trans>
          What you wrote is yours. A file isn't locked, so keep it where only you can open it.
        </Trans>
      </p>
      <ChoiceField
        legend={t`Export your data as`}
        name="export-form"
        value={form}
        onChange={setForm}
        options={exportForms.map((value) => ({
          value,
          label: i18n._(formWords[value].label),
          description: i18n._(formWords[value].description),
        }))}
      />
      {form === "everything" && (
        <Checkbox
          label={<Trans>Put my hair and skin photos in the file</Trans>}
          hint={<Trans>They aren't in any other file or report.</Trans>}
          checked={withPhotos}
          onChange={setWithPhotos}
        />
      )}
      {form === "fhir" && <ClinicOptions choice={clinic} onChange={setClinic} />}
      {form === "calendar" && <CalendarOptions choice={calendar} onChange={setCalendar} />}
      {form === "report" ? (
        <ReportLink />
      ) : (
        <ExportButton choice={{ form, withPhotos, clinic, calendar }} />
      )}
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
    send: async (wanted: ExportChoice) => {
      if (readOutbox().length > 0) await flushOutbox();
      return fetchExport(wanted);
    },
    refreshes: [],
    toast: () => {
      const { length } = readOutbox();
      return {
        title: t`Data exported successfully`,
        description:
          length === 0
            ? t`Your health data has been downloaded.`
            : t`${plural(length, {
                one: "# entry is missing: it has not reached your account yet.",
                other: "# entries are missing: they have not reached your account yet.",
              })}`,
      };
    },
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
