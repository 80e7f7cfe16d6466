import { Trans, useLingui } from "@lingui/react/macro";
import type { Cycle, Flow } from "#contract/entries/cycles.ts";
import type { FlowEffect } from "#domain/cycles/periods/flow-on-a-day.ts";
import { isCalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { flowLabels } from "#web/words/cycles.ts";

interface FlowEffectWordsProps {
  readonly effect: FlowEffect<Cycle>;
  readonly flow: Flow;
  readonly date: string;
}

export function FlowEffectWords({ effect, flow, date }: FlowEffectWordsProps) {
  return (
    <p className="rounded-control bg-bead px-4 py-2.5 text-sm">
      <Words effect={effect} flow={flow} date={date} />
    </p>
  );
}

function Words({ effect, flow, date }: FlowEffectWordsProps) {
  const { i18n } = useLingui();
  const day = isCalendarDay(date) ? formatDay(date, i18n.locale) : "";
  switch (effect.kind) {
    case "changes-period":
      return <ChangeWords {...effect} flow={flow} />;
    case "starts-period":
      return effect.endDay === null ? (
        <Trans>A period starts on {day}.</Trans>
      ) : (
        <Trans>This period covers {day} only, because you logged a later one.</Trans>
      );
    case "notes-spotting": {
      const start = formatDay(effect.cycle.startDay, i18n.locale);
      return (
        <Trans>
          This doesn't start a period. We add the spotting, with its day, to the cycle that began{" "}
          {start}.
        </Trans>
      );
    }
    case "keeps-nothing":
      return <Trans>Flow not saved: a day without bleeding doesn't start a period.</Trans>;
    case "in-pregnancy":
      return (
        <Trans>
          We save this as bleeding in your pregnancy, not as a period. It needs checking now: call
          your clinic or hospital.
        </Trans>
      );
    case "extends-period":
    case "is-between":
    case "asks":
      return null;
    case "has-no-place":
      return <Trans>Spotting doesn't start a period unless you say so.</Trans>;
  }
}

function ChangeWords({
  cycle,
  isLongOpen,
  flow,
}: {
  readonly cycle: Cycle;
  readonly isLongOpen: boolean;
  readonly flow: Flow;
}) {
  const { i18n } = useLingui();
  const start = formatDay(cycle.startDay, i18n.locale);
  const now = i18n._(flowLabels[flow]);
  const before = cycle.flow && cycle.flow !== flow ? i18n._(flowLabels[cycle.flow]) : null;
  return (
    <>
      {before === null ? (
        <Trans>
          Saved as the flow of your period that started {start}: {now}.
        </Trans>
      ) : (
        <Trans>
          Changes the flow of your period that started {start} from {before} to {now}.
        </Trans>
      )}{" "}
      {isLongOpen && (
        <Trans>
          It has lasted more than 8 days. If a new one has begun, first choose “New Period” on
          “Home”.
        </Trans>
      )}
      {flow === "none" && !isLongOpen && (
        <Trans>If it's over, choose “End Period” on “Home”.</Trans>
      )}
    </>
  );
}
