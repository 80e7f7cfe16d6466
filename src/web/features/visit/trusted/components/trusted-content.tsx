import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { TrustedContent } from "#contract/visit/trusted-views.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { formatNearRange, formatShortDay } from "#web/i18n/format-day.ts";
import { contentOn } from "../view-model.ts";

interface ContentProps {
  readonly content: TrustedContent;
  readonly today: CalendarDay;
  readonly heading: "h2" | "h3";
}

export function TrustedContentView({ content, today, heading }: ContentProps) {
  const { i18n } = useLingui();
  const { period, mood, words, day } = contentOn(content, today);
  const madeOn = formatShortDay(day, i18n.locale);
  return (
    <div className="grid gap-4">
      {words !== undefined && (
        <blockquote className="rounded-control bg-gold-wash p-4 break-words whitespace-pre-line">
          {words}
        </blockquote>
      )}
      {period && (
        <Part heading={heading} title={<Trans>Her next period</Trans>}>
          <PeriodLine period={period} />
        </Part>
      )}
      {mood && (
        <Part heading={heading} title={<Trans>Days that may be harder</Trans>}>
          <MoodLine mood={mood} />
        </Part>
      )}
      <p className="text-sm text-soft">
        <Trans>
          As of {madeOn}. An estimate, never certain and never contraception. How she really feels
          only she knows.
        </Trans>
      </p>
    </div>
  );
}

interface PartProps {
  readonly heading: "h2" | "h3";
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Part({ heading: Heading, title, children }: PartProps) {
  return (
    <section className="grid gap-1">
      <Heading className="text-lg">{title}</Heading>
      {children}
    </section>
  );
}

const NoForecast = () => (
  <p className="text-soft">
    <Trans>No forecast at the moment.</Trans>
  </p>
);

function PeriodLine({ period }: { readonly period: NonNullable<TrustedContent["period"]> }) {
  const { i18n } = useLingui();
  switch (period.kind) {
    case "unknown":
      return <NoForecast />;
    case "now":
      return (
        <p>
          <Trans>She has her period now.</Trans>
        </p>
      );
    case "expected": {
      const range = formatNearRange(period, i18n.locale);
      return (
        <>
          <p className="text-lg font-semibold">{range}</p>
          <p className="text-soft">
            {period.isWide ? (
              <Trans>Hard to predict. It probably begins on one of these days.</Trans>
            ) : (
              <Trans>It probably begins on one of these days.</Trans>
            )}
          </p>
        </>
      );
    }
  }
}

function MoodLine({ mood }: { readonly mood: NonNullable<TrustedContent["mood"]> }) {
  const { i18n } = useLingui();
  if (mood.kind === "unknown") return <NoForecast />;
  return (
    <>
      <p className="text-lg font-semibold">{formatNearRange(mood, i18n.locale)}</p>
      <p className="text-soft">
        <Trans>
          In the week before a period some women are more tired, tense or low. Others notice
          nothing. Ask her what helps.
        </Trans>
      </p>
    </>
  );
}
