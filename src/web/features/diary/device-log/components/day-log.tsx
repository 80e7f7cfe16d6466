import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { type CalendarDay, isCalendarDay } from "#domain/days/calendar-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { useDays } from "../api.ts";
import { useSaveDay } from "../use-save-day.ts";
import {
  type DayEntry,
  type DayPanel,
  entryOf,
  type MoodLevels,
  type MoodTracking,
  panelsFor,
  panelToShow,
} from "../view-model.ts";
import { panelLabels } from "../words.ts";
import { Panel } from "./panels.tsx";
import { PlaceNotice } from "./place-notice.tsx";

export function DayLog(props: {
  readonly owner: string;
  readonly today: CalendarDay;
  readonly day: CalendarDay;
  readonly initialPanel: DayPanel;
  readonly mood: MoodTracking;
  readonly checkInOf: (day: CalendarDay) => MoodLevels;
  readonly offer: (entry: DayEntry, days: readonly DayEntry[]) => ReactNode;
  readonly onClose: () => void;
}) {
  const { owner, today, day, initialPanel, mood, offer, onClose } = props;
  const { t } = useLingui();
  const [date, setDate] = useState<string>(day);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [panel, setPanel] = useState(initialPanel);
  const notes = useDays(owner);

  const isFuture = date > today;
  const chosen = isCalendarDay(date) && (!isFuture || confirmed === date) ? date : null;
  const { change, entry, hasFailed, isSaved } = useSaveDay(owner, chosen, notes?.days ?? []);
  const isOpen = notes !== undefined && notes.place !== "shut";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Log your day</Trans>}
      description={<Trans>These notes stay in this browser, on this device.</Trans>}
    >
      <div className="grid grid-cols-1 gap-5">
        <TextField
          label={<Trans>Date</Trans>}
          name="date"
          type="date"
          value={date}
          onChange={(next) => {
            setDate(next);
            setConfirmed(null);
          }}
          error={isCalendarDay(date) ? undefined : t`Choose a date.`}
        />
        {isFuture && (
          <FutureDay isConfirmed={chosen !== null} onConfirm={() => setConfirmed(date)} />
        )}
        {notes && <PlaceNotice place={notes.place} />}
        <fieldset disabled={chosen === null || !isOpen} className="min-w-0 disabled:opacity-55">
          <DayTabs panel={panelToShow(panel, mood)} mood={mood} onPanel={setPanel}>
            {(current) => (
              <Panel
                panel={current}
                entry={entry ?? { dateISO: today }}
                mood={mood}
                checkIn={chosen === null ? {} : props.checkInOf(chosen)}
                onChange={change}
              />
            )}
          </DayTabs>
        </fieldset>
        {hasFailed && <NotStored />}
        <div className="grid gap-2">
          <SavedMark isShown={isSaved} />
          <Button disabled={chosen === null} onClick={onClose}>
            <Trans>Save</Trans>
          </Button>
        </div>
        {notes && chosen && isOpen && offer(entryOf(notes.days, chosen), notes.days)}
      </div>
    </Dialog>
  );
}

interface DayTabsProps {
  readonly panel: DayPanel;
  readonly mood: MoodTracking;
  readonly onPanel: (panel: DayPanel) => void;
  readonly children: (panel: DayPanel) => ReactNode;
}

function DayTabs({ panel, mood, onPanel, children }: DayTabsProps) {
  const { t, i18n } = useLingui();
  const tabs = panelsFor(mood).map((value) => ({
    value,
    label: i18n._(panelLabels[value]),
    content: children(value),
  }));
  return <Tabs label={t`What to log`} value={panel} onChange={onPanel} tabs={tabs} wraps />;
}

interface FutureDayProps {
  readonly isConfirmed: boolean;
  readonly onConfirm: () => void;
}

function FutureDay({ isConfirmed, onConfirm }: FutureDayProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-gold-wash p-4"
    >
      {isConfirmed ? (
        <p>
          <Trans>You are logging for a future date.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>You are logging for a future date. Continue?</Trans>
          </p>
          <Button variant="secondary" onClick={onConfirm}>
            <Trans>Continue</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

function NotStored() {
  return (
    <Notice tone="urgent">
      <Trans>
        This browser can't save: its storage is full or turned off. Keep this page open, free some
        space, then edit the field again.
      </Trans>
    </Notice>
  );
}

function SavedMark({ isShown }: { readonly isShown: boolean }) {
  return (
    <p role="status" className="min-h-6 text-center text-sm font-semibold text-aloe-ink">
      {isShown && (
        <span className="appear inline-flex items-center gap-1.5">
          <Icon name="check" size={18} />
          <Trans>Saved</Trans>
        </span>
      )}
    </p>
  );
}
