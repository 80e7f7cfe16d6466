import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { HormoneBalance } from "#domain/pcos/hormone-balance.ts";
import type { StressLabel } from "#domain/pcos/stress-label.ts";
import { formatDayRange } from "#web/i18n/format-day.ts";
import { Chip } from "#web/ui/chip.tsx";
import { useDaySources } from "../days/use-day-sources.ts";
import type { CardProps } from "./layout.tsx";
import type { NoteLook } from "./note-chip.tsx";
import { type Wellbeing, wellbeing } from "./wellbeing.ts";

const balanceLooks: Readonly<Record<Exclude<HormoneBalance, "unknown">, NoteLook>> = {
  steady: { tone: "gold", words: msg`Balance steady` },
  variable: { tone: "clay", words: msg`Balance variable` },
};

export const stressLooks: Readonly<Record<Exclude<StressLabel, "unknown">, NoteLook>> = {
  low: { tone: "violet", words: msg`Stress low` },
  moderate: { tone: "gold", words: msg`Stress moderate` },
  high: { tone: "clay", words: msg`Stress high` },
};

export function NoteChips({ state, today }: CardProps) {
  const { data } = useDaySources(state);
  if (data === undefined) return null;
  const { balance, stress } = wellbeing(data, today);
  if (balance.label === "unknown" && stress.label === "unknown") return null;
  return (
    <>
      <BalanceChip {...balance} today={today} />
      <StressChip {...stress} today={today} />
      <p className="text-sm text-soft">
        <Trans>
          Hormone balance and cortisol: from the stress and sleep you logged, not a blood test
        </Trans>
      </p>
    </>
  );
}

type Today = { readonly today: CalendarDay };

function BalanceChip({ label, day, today }: Wellbeing["balance"] & Today) {
  if (day === null || label === "unknown") return null;
  const look = balanceLooks[label];
  return (
    <Chip tone={look.tone}>
      <Dated words={look.words} day={day} today={today} />
    </Chip>
  );
}

function StressChip({ label, day, rating, today }: Wellbeing["stress"] & Today) {
  if (day === null || label === "unknown") return null;
  const look = stressLooks[label];
  return (
    <Chip tone={look.tone}>
      {/* Positioned, or the hidden rating lies outside the row of chips and widens the page. */}
      <span className="relative">
        <Dated words={look.words} day={day} today={today} />{" "}
        <span className={day === today ? "tabular-nums" : "tabular-nums max-sm:sr-only"}>
          <Trans>({rating}/10)</Trans>
        </span>
      </span>
    </Chip>
  );
}

interface DatedProps extends Today {
  readonly words: MessageDescriptor;
  readonly day: CalendarDay;
}

function Dated({ words, day, today }: DatedProps) {
  const { i18n } = useLingui();
  const label = i18n._(words);
  const date = formatDayRange({ first: day, last: day }, today, i18n.locale);
  return day === today ? (
    <Trans>{label} today</Trans>
  ) : (
    <Trans>
      {label} on {date}
    </Trans>
  );
}
