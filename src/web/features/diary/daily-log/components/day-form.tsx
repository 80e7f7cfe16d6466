import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import type { Cycle } from "#contract/entries/cycles.ts";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import type { LoggedBleeding } from "#domain/cycles/periods/flow-on-a-day.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { DeleteEntry } from "#web/entry/saving/delete-entry.tsx";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { focusField } from "#web/ui/fields/focus-field.ts";
import { Notice } from "#web/ui/notice.tsx";
import { PeriodQuestion } from "../../period-question/components/period-question.tsx";
import { deleteLog, restsOnLogs, type SavedLog } from "../api.ts";
import { isBlank, likeDayBefore, type PcosForm, periodChoicesIn, readForm } from "../form.ts";
import type { DayFormInput } from "../use-day-form.ts";
import { useDayForm } from "../use-day-form.ts";
import { useKnownAnswers, withLaterAnswers } from "../use-known-answers.ts";
import { type Depth, DepthTabs } from "./depth-tabs.tsx";
import { DeepLog, lastOpenChoice, QuickLog } from "./log-fields.tsx";
import { SaveBar } from "./save-bar.tsx";

export interface DayFormProps extends DayFormInput {
  readonly today: CalendarDay;
  readonly dayBefore: DailyLog | null;
  readonly bleeding: LoggedBleeding<Cycle> | null;
  readonly notices: ReactNode;
}

export function DayForm(props: DayFormProps) {
  const { day, log, dayBefore } = props;
  const isToday = day === props.today;
  const [tab, setTab] = useState<Depth>("quick");
  const { form: written, change, save, state, failure, ...conflict } = useDayForm(props);
  const known = useKnownAnswers(props);
  const form = withLaterAnswers(written, log, known);
  const notices = useRef<HTMLDivElement>(null);
  const choices = periodChoicesIn(form, day, props.bleeding);
  const { invalid, hasNothing, isUnanswered, submit } = useSubmit({
    form,
    day,
    isNew: log === null,
    asksPeriod: choices !== null,
    onLog: (read) => save(read).finally(() => showFirst(notices.current)),
    onInvalid: (field) => {
      setTab("deep");
      focusField(field);
    },
  });
  const afterFlow = choices && (
    <PeriodQuestion
      day={day}
      choices={choices}
      isMissing={isUnanswered}
      value={form.period}
      onChange={(period) => change({ ...form, period })}
    />
  );
  const saving = log === null && tab === "quick" ? lastOpenChoice(form, known) : null;
  const complete = useSaveWhen(choices === null || form.period !== undefined, submit);
  const answer = (next: PcosForm) => {
    change(next);
    if (saving !== null && next.answers[saving] != null) complete();
  };
  const fields = { form, known, saving, invalid, onChange: answer, afterFlow };
  return (
    <div className="grid gap-5">
      <LogTabs tab={tab} onTab={setTab} fields={fields} />
      <div ref={notices} className="grid gap-5 empty:hidden">
        {hasNothing && (
          <Notice tone="info">
            <Trans>There's nothing to save yet. Answer at least one question.</Trans>
          </Notice>
        )}
        {conflict.isChangedElsewhere && <ChangedElsewhere {...conflict} />}
        <FailureNotice
          failure={failure}
          title={<Trans>Failed to save log</Trans>}
          fields="all"
          onRetry={submit}
        >
          <Trans>What you wrote is still here.</Trans>
        </FailureNotice>
        {state !== "blank" && props.notices}
      </div>
      {state === "saved" && log !== null && <DeleteLog log={log} />}
      <SaveBar state={state} onSave={submit}>
        {dayBefore !== null && state === "blank" && (
          <Button
            variant="secondary"
            onClick={() => change(likeDayBefore(dayBefore))}
            className="min-w-0 flex-1 px-2! text-sm sm:flex-none sm:px-5! sm:text-base"
          >
            {isToday ? <Trans>Same as yesterday</Trans> : <Trans>Same as the day before</Trans>}
          </Button>
        )}
      </SaveBar>
    </div>
  );
}

/** Saves once, when the last answer is in and no question about the period is open. */
function useSaveWhen(isReady: boolean, submit: () => void) {
  const [isComplete, setComplete] = useState(false);
  useEffect(() => {
    if (!isComplete || !isReady) return;
    setComplete(false);
    submit();
  });
  return () => setComplete(true);
}

interface LogTabsProps {
  readonly tab: Depth;
  readonly onTab: (tab: Depth) => void;
  readonly fields: ComponentProps<typeof QuickLog>;
}

function LogTabs({ tab, onTab, fields }: LogTabsProps) {
  return (
    <DepthTabs
      tab={tab}
      onTab={onTab}
      quick={<QuickLog {...fields} />}
      deep={<DeepLog {...fields} />}
    />
  );
}

interface SubmitInput {
  readonly form: PcosForm;
  readonly day: CalendarDay;
  readonly isNew: boolean;
  readonly asksPeriod: boolean;
  readonly onLog: (log: DailyLog) => Promise<unknown>;
  readonly onInvalid: (field: string) => void;
}

function useSubmit({ form, day, isNew, asksPeriod, onLog, onInvalid }: SubmitInput) {
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const [emptyForm, setEmptyForm] = useState<PcosForm | null>(null);
  const isOpen = asksPeriod && form.period === undefined;
  const [wasOpen, setWasOpen] = useState(false);
  const submit = () => {
    setWasOpen(isOpen);
    if (isOpen) return focusField("period");
    const read = readForm(form, day);
    setInvalid(read.kind === "invalid" ? read.fields : []);
    if (read.kind === "invalid") return onInvalid(read.fields[0] ?? "");
    if (isNew && isBlank(read.log)) return setEmptyForm(form);
    void onLog(read.log);
  };
  return { invalid, submit, hasNothing: emptyForm === form, isUnanswered: wasOpen && isOpen };
}

/** Scrolls the notices into view: Save is always visible, but they may be below. */
function showFirst(notices: HTMLElement | null): void {
  requestAnimationFrame(() => notices?.firstElementChild?.scrollIntoView({ block: "center" }));
}

interface ChangedElsewhereProps {
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

function ChangedElsewhere({ keepMine, takeTheirs }: ChangedElsewhereProps) {
  return (
    <Notice tone="info" title={<Trans>This day was changed somewhere else</Trans>}>
      <p>
        <Trans>
          Another tab or device saved it after you started here. Nothing is lost until you choose.
        </Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={keepMine}>
          <Trans>Keep what I see here</Trans>
        </Button>
        <Button variant="secondary" onClick={takeTheirs}>
          <Trans>Show what was saved</Trans>
        </Button>
      </div>
    </Notice>
  );
}

function DeleteLog({ log }: { readonly log: SavedLog }) {
  const { i18n } = useLingui();
  const date = formatDay(log.date, i18n.locale);
  return (
    <div className="-my-2 -ml-3">
      <DeleteEntry
        entry={log}
        label={<Trans>Delete this log</Trans>}
        question={<Trans>This deletes everything you logged for {date}. You can't undo it.</Trans>}
        send={(seen) => deleteLog(seen)}
        refreshes={[...restsOnLogs, "GET /api/pcos-logs/{date}"]}
      />
    </div>
  );
}
