import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "wouter";
import { ConflictDialog } from "#web/entry/conflict/conflict-dialog.tsx";
import { entryNotes } from "#web/entry/conflict/joined-notes.ts";
import { DeleteEntry } from "#web/entry/saving/delete-entry.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Notice } from "#web/ui/notice.tsx";
import { SaveBar } from "../../daily-log/components/save-bar.tsx";
import { deleteSignDay, type SavedSigns } from "../api.ts";
import type { SignBody } from "../form.ts";
import { type SignFormProps, type SignFormState, useSignForm } from "../use-sign-form.ts";
import { signGroups, signsIn } from "../view-model.ts";
import { signLabels, testLabels, urineKetoneLabels } from "../words.ts";
import { MoreSigns } from "./more-signs.tsx";
import { SignChips } from "./sign-chips.tsx";
import { TestAndTemperature } from "./test-and-temperature.tsx";

interface Props extends SignFormProps {
  readonly isPregnantOrAfter: boolean;
}

export function SignForm(props: Props) {
  const form = useSignForm(props);
  const { draft, base, state } = form;
  const asksPregnancy =
    props.isPregnantOrAfter ||
    draft.pregnancyTest === "positive" ||
    signsIn.pregnancy.first.some((sign) => draft.signs.includes(sign));
  const groups = signGroups.filter((group) => group !== "pregnancy" || asksPregnancy);
  return (
    <div className="grid gap-4.5">
      {groups.map((group) => (
        <SignChips
          key={group}
          group={group}
          signs={signsIn[group].first}
          ticked={draft.signs}
          onTick={(signs) => form.change({ signs })}
        />
      ))}
      {draft.signs.some((sign) => sign === "violence" || sign === "rape") && (
        <Link replace href="/safe" className={buttonStyle("secondary", "sm:justify-self-start")}>
          <Trans>What helps, and who to call</Trans>
        </Link>
      )}
      <TestAndTemperature form={form} />
      <MoreSigns form={form} />
      <Hindrances form={form} />
      <Conflict form={form} />
      {base !== null && (state === "saved" || form.isEmpty) && (
        <DeleteDay form={form} entry={base} />
      )}
      <SaveBar state={state} onSave={form.submit} />
    </div>
  );
}

interface FormProps {
  readonly form: SignFormState;
}

function Hindrances({ form }: FormProps) {
  return (
    <div className="grid gap-4 empty:hidden">
      {form.hasNothing && (
        <Notice tone="info">
          {form.base === null ? (
            <Trans>There's nothing to save yet. Tick or type at least one thing.</Trans>
          ) : (
            <Trans>Nothing is ticked now. To clear this day, delete its signs.</Trans>
          )}
        </Notice>
      )}
      <FailureNotice
        failure={form.failure}
        title={<Trans>We didn't save your signs</Trans>}
        fields={["date", "signs", "pregnancyTest"]}
        onRetry={form.submit}
      >
        <Trans>What you ticked is still here.</Trans>
      </FailureNotice>
    </div>
  );
}

function Conflict({ form }: FormProps) {
  const { i18n, t } = useLingui();
  const measured = (value: number | undefined, unit: string) =>
    value === undefined ? null : `${value} ${unit}`;
  return (
    <ConflictDialog
      conflict={form.conflict}
      rowsOf={(day: SignBody | SavedSigns) => [
        {
          label: t`Signs`,
          text: day.signs?.map((sign) => i18n._(signLabels[sign])).join(", ") ?? null,
        },
        {
          label: t`Pregnancy test`,
          text: day.pregnancyTest ? i18n._(testLabels[day.pregnancyTest]) : null,
        },
        { label: t`Temperature`, text: measured(day.temperature, "°C") },
        { label: t`Glucose`, text: measured(day.glucose, "mmol/L") },
        { label: t`Ketones in blood`, text: measured(day.ketones, "mmol/L") },
        {
          label: t`Ketones in urine`,
          text: day.urineKetones ? i18n._(urineKetoneLabels[day.urineKetones]) : null,
        },
        { label: t`Notes`, text: day.notes ?? null },
      ]}
      notes={entryNotes}
      onKeepTheirs={form.begin}
    />
  );
}

function DeleteDay({ form, entry }: FormProps & { readonly entry: SavedSigns }) {
  const { i18n, t } = useLingui();
  const date = formatDay(entry.date, i18n.locale);
  return (
    <div className="-my-2 -ml-3">
      <DeleteEntry
        entry={entry}
        label={<Trans>Delete these signs</Trans>}
        question={<Trans>Delete the signs you logged for {date}?</Trans>}
        send={deleteSignDay}
        refreshes={["GET /api/signs"]}
        toast={{ title: t`Signs deleted`, description: t`This day has no signs now.` }}
        onDeleted={() => form.begin(null)}
      />
    </div>
  );
}
