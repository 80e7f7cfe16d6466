import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, useState } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { draftFields } from "#web/entry/drafts/draft-fields.ts";
import { MeasureFields } from "#web/entry/measures/measure-fields.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { focusField } from "#web/ui/fields/focus-field.ts";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import {
  type FormField,
  type HealthForm,
  type HealthTab,
  healthTabs,
  type Problems,
  tabOfField,
} from "../form.ts";
import { type TabProps, useHealthForm } from "../use-health-form.ts";
import { useSaving } from "../use-saving.ts";
import { savedWords, tabLabels } from "../words.ts";
import { CycleTab } from "./cycle-tab.tsx";
import { EmergencyDialog } from "./emergency-dialog.tsx";
import { OvulationTab } from "./ovulation-tab.tsx";
import { SaveHindrance } from "./save-hindrance.tsx";
import { SymptomsTab } from "./symptoms-tab.tsx";

export function HealthLog(props: {
  readonly owner: string;
  readonly today: CalendarDay;
  readonly day: CalendarDay;
  readonly initialTab: HealthTab;
  readonly onClose: () => void;
}) {
  const { owner, today, day, initialTab, onClose } = props;
  const [tab, setTab] = useState(initialTab);
  const state = useHealthForm({ owner, today, day });
  const leadTo = (problems: Problems) => {
    const first = Object.keys(problems)[0] as FormField | undefined;
    if (first === undefined) return;
    setTab((current) => tabOfField(first) ?? current);
    focusField(first);
  };
  const saving = useSaving(state, leadTo, onClose);
  const { hindrance } = saving;
  const hasTried = hindrance?.kind === "invalid";
  const problems = hasTried && state.read.kind === "invalid" ? state.read.problems : {};
  const change = (part: Partial<HealthForm>) => state.change({ ...state.form, ...part });
  const fields = draftFields({ draft: state.form, change });
  const tabProps: TabProps = { state, problems, onChange: state.change, ...fields };
  return (
    <>
      <Dialog open onOpenChange={onClose} title={<Trans>Log Health Data</Trans>}>
        <Form onSubmit={saving.save}>
          <fieldset disabled={saving.isSaving} className="grid min-w-0 grid-cols-1 gap-5">
            {state.isRestored && <Restored onClear={state.clear} />}
            <DateField {...tabProps} today={today} />
            <LogTabs tab={tab} onTab={setTab} tabProps={tabProps} />
            <SignsLink day={state.form.date} />
            <NotesField {...tabProps} />
            <SaveHindrance state={state} saving={saving} />
          </fieldset>
          <div className="sticky bottom-0 -mx-5 -mb-5 mt-5 bg-raised px-5 pt-3 pb-5 shadow-[0_-1px_0_var(--line)] sm:-mx-7 sm:-mb-7 sm:px-7">
            <Button type="submit" busy={saving.isSaving} className="w-full">
              {saving.isSaving ? <Trans>Saving...</Trans> : <Trans>Save</Trans>}
            </Button>
          </div>
        </Form>
      </Dialog>
      {hindrance?.kind === "emergency" && (
        <EmergencyDialog
          reasons={hindrance.reasons}
          onBack={saving.settle}
          onUnderstood={() => void saving.save({ hasUnderstood: true })}
        />
      )}
    </>
  );
}

function SignsLink({ day }: { readonly day: string }) {
  return (
    <TextLink href={`/signs?day=${day}`}>
      <Trans>Fainting, fever, a pregnancy test and more: signs to watch</Trans>
    </TextLink>
  );
}

function Restored({ onClear }: { readonly onClear: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-violet-wash py-1 pr-1 pl-4 text-sm">
      <Trans>We restored your unsaved entry.</Trans>
      <Button variant="quiet" onClick={onClear}>
        <Trans>Start over</Trans>
      </Button>
    </div>
  );
}

function DateField({ problems, field, today }: TabProps & { readonly today: CalendarDay }) {
  const { i18n } = useLingui();
  return (
    <TextField
      {...field("date")}
      label={<Trans>Date</Trans>}
      type="date"
      max={today}
      error={problems.date && i18n._(problems.date)}
      required
    />
  );
}

const tabContents: Record<HealthTab, ComponentType<TabProps>> = {
  cycle: CycleTab,
  ovulation: OvulationTab,
  symptoms: SymptomsTab,
  metabolic: MetabolicTab,
};

interface LogTabsProps {
  readonly tab: HealthTab;
  readonly onTab: (tab: HealthTab) => void;
  readonly tabProps: TabProps;
}

function LogTabs({ tab, onTab, tabProps }: LogTabsProps) {
  const { t, i18n } = useLingui();
  return (
    <Tabs
      label={t`What to log`}
      value={tab}
      onChange={onTab}
      wraps
      tabs={healthTabs.map((value) => {
        const Content = tabContents[value];
        return { value, label: i18n._(tabLabels[value]), content: <Content {...tabProps} /> };
      })}
    />
  );
}

function NotesField({ problems, field }: TabProps) {
  const { i18n } = useLingui();
  return (
    <TextAreaField
      {...field("notes")}
      label={<Trans>Additional Notes</Trans>}
      error={problems.notes && i18n._(problems.notes)}
      maxLength={2000}
    />
  );
}

function MetabolicTab({ state, problems, onChange }: TabProps) {
  const { i18n } = useLingui();
  const { form, unit, changeUnit } = state;
  return (
    <MeasureFields
      typed={form.typed}
      unit={unit}
      problems={problems}
      hintOf={(field) => savedWords(field, state, i18n)}
      onChange={(field, text) => onChange({ ...form, typed: { ...form.typed, [field]: text } })}
      onUnit={changeUnit}
    />
  );
}
