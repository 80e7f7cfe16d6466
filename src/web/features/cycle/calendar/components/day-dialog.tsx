import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Bead } from "#web/beads/bead.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { DayRecord } from "../../day-record/components/day-record.tsx";
import type { DayEntries } from "../../day-record/view-model.ts";
import { beadWords } from "../view-model.ts";

interface DayDialogProps {
  readonly day: CalendarDay | null;
  readonly today: CalendarDay;
  readonly bead: Bead;
  readonly entries: DayEntries | undefined;
  readonly deviceNotes: ReactNode;
  /** `null` outside any cycle, and after today. */
  readonly cycleDay: number | null;
  readonly chance: number | null;
  readonly glucoseUnit: "mmol/L" | "mg/dL";
  readonly cycleActions: ReactNode;
  readonly onClose: () => void;
}

export function DayDialog({ day, onClose, ...rest }: DayDialogProps) {
  const { i18n } = useLingui();
  return (
    <Dialog
      open={day !== null}
      onOpenChange={onClose}
      title={day === null ? "" : formatDay(day, i18n.locale)}
    >
      {day !== null && <DayContent day={day} {...rest} />}
    </Dialog>
  );
}

type DayContentProps = Omit<DayDialogProps, "day" | "onClose"> & { readonly day: CalendarDay };

function DayContent(props: DayContentProps) {
  const { day, today, bead, entries, deviceNotes, cycleDay, chance } = props;
  const { i18n } = useLingui();
  const words = beadWords(bead)
    .map((one) => i18n._(one))
    .join(" · ");
  const isPast = day <= today;
  return (
    <div className="grid gap-5">
      {(words !== "" || cycleDay !== null) && (
        <p className="-mt-2 text-soft">
          {words !== "" && <span className="font-semibold text-ink">{words}</span>}
          {words !== "" && cycleDay !== null && " · "}
          {cycleDay !== null && <Trans>day {cycleDay} of this cycle</Trans>}
        </p>
      )}
      {!isPast && <ComingDay chance={chance} />}
      {isPast && (entries !== undefined || deviceNotes === null) && (
        <DayRecord entries={entries} glucoseUnit={props.glucoseUnit} />
      )}
      {deviceNotes}
      {isPast && (
        <div className="grid gap-3">
          <ButtonLink href={`/track?day=${day}`}>
            <Icon name="pencil" size={20} />
            <Trans>Edit this day's log</Trans>
          </ButtonLink>
          {props.cycleActions}
        </div>
      )}
    </div>
  );
}

function ComingDay({ chance }: { readonly chance: number | null }) {
  return (
    <p>
      {chance !== null && chance > 0 ? (
        <Trans>
          About {chance} in 100: the chance that your next period begins on this day. We estimate it
          from your earlier cycles.
        </Trans>
      ) : (
        <Trans>This day is in the future. You can log it when it comes.</Trans>
      )}
    </p>
  );
}
