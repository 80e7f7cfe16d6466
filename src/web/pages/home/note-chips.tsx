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
import { ChipSkeleton, NoteChip, type NoteLook } from "./note-chip.tsx";
import { type Wellbeing, wellbeing } from "./wellbeing.ts";

const balanceLooks: Readonly<Record<HormoneBalance, NoteLook>> = {
  steady: { tone: "gold", words: msg`Balance steady` },
  variable: { tone: "clay", words: msg`Balance variable` },
  unknown: { tone: "neutral", words: msg`Balance unknown`, isQuiet: true },
};

const stressLooks: Readonly<Record<StressLabel, NoteLook>> = {
  low: { tone: "violet", words: msg`Stress low` },
  moderate: { tone: "gold", words: msg`Stress moderate` },
  high: { tone: "clay", words: msg`Stress high` },
  unknown: { tone: "neutral", words: msg`Stress unknown`, isQuiet: true },
};

export function NoteChips({ state, today }: CardProps) {
  const { data } = useDaySources(state);
  if (data === undefined) return <NoteChipSkeletons />;
  const { balance, stress } = wellbeing(data, today);
  return (
    <>
      <BalanceChip {...balance} today={today} />
      <StressChip {...stress} today={today} />
    </>
  );
}

const NoteChipSkeletons = () => (
  <>
    <ChipSkeleton />
    <ChipSkeleton />
  </>
);

type Today = { readonly today: CalendarDay };

function BalanceChip({ label, day, today }: Wellbeing["balance"] & Today) {
  const look = balanceLooks[label];
  if (day === null || label === "unknown") return <NoteChip {...look} />;
  return (
    <Chip tone={look.tone}>
      <Dated words={look.words} day={day} today={today} />
    </Chip>
  );
}

function StressChip({ label, day, rating, today }: Wellbeing["stress"] & Today) {
  const look = stressLooks[label];
  if (day === null) return <NoteChip {...look} />;
  return (
    <Chip tone={look.tone}>
      <span>
        <Dated words={look.words} day={day} today={today} />{" "}
        <span className="tabular-nums">
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
