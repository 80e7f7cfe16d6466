import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef, useState } from "react";
import type { PcosLog } from "#contract/daily-log.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { focusField } from "#web/ui/focus-field.ts";
import { Tabs } from "#web/ui/tabs.tsx";
import { likeDayBefore, readForm } from "../view-model.ts";
import { ChangedElsewhere } from "./changed-elsewhere.tsx";
import { DeepLog } from "./deep-log.tsx";
import { DeleteLog } from "./delete-log.tsx";
import { QuickLog } from "./quick-log.tsx";
import { SameAsBefore } from "./same-as-before.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SaveTrouble } from "./save-trouble.tsx";
import { useDayForm } from "./use-day-form.tsx";

type LogTab = "quick" | "deep";

interface DayFormProps {
  readonly owner: string;
  readonly day: CalendarDay;
  readonly isToday: boolean;
  /** The day's log as the server has it, `null` without one. */
  readonly saved: PcosLog | null;
  readonly dayBefore: PcosLog | null;
  /** From her first answer on, the page stays with this day. */
  readonly onTouched: () => void;
  readonly onSaved: (log: PcosLog) => void;
  /** What the last save calls for. */
  readonly notices: ReactNode;
}

/** The form of one day. What it shows is kept in this tab until it is saved. */
export function DayForm(props: DayFormProps) {
  const { day, isToday, dayBefore } = props;
  const { t } = useLingui();
  const [tab, setTab] = useState<LogTab>("quick");
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const { form, change, save, state, trouble, isChangedElsewhere, keep, take } = useDayForm(props);

  const notices = useRef<HTMLDivElement>(null);

  const submit = () => {
    const read = readForm(form, day);
    setInvalid(read.kind === "invalid" ? read.fields : []);
    if (read.kind === "log") return save(read.log).finally(() => showFirst(notices.current));
    setTab("deep");
    focusField(read.fields[0] ?? "");
  };
  const fields = { form, onChange: change };
  return (
    <div className="grid gap-5">
      <Tabs
        label={t`How much to log`}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: "quick", label: <Trans>Quick Log</Trans>, content: <QuickLog {...fields} /> },
          {
            value: "deep",
            label: <Trans>Deep Log</Trans>,
            content: <DeepLog {...fields} invalid={invalid} />,
          },
        ]}
      />
      <div ref={notices} className="grid gap-5 empty:hidden">
        {isChangedElsewhere && <ChangedElsewhere onKeep={keep} onTake={take} />}
        {trouble !== null && <SaveTrouble trouble={trouble} onRetry={submit} />}
        {state !== "blank" && props.notices}
      </div>
      {state === "saved" && <DeleteLog day={day} />}
      <SaveBar state={state} onSave={submit}>
        {dayBefore !== null && state === "blank" && (
          <SameAsBefore isToday={isToday} onFill={() => change(likeDayBefore(dayBefore))} />
        )}
      </SaveBar>
    </div>
  );
}

/** Save is always within reach, what it answers may be below: it comes into sight once drawn. */
function showFirst(notices: HTMLElement | null): void {
  requestAnimationFrame(() => notices?.firstElementChild?.scrollIntoView({ block: "center" }));
}
