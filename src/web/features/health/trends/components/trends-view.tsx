import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SymptomType } from "#contract/symptoms.ts";
import type { BleedingDays } from "#domain/bleeding-days.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { DayRecord } from "#domain/day-record.ts";
import type { SymptomsByPhase } from "#domain/symptom-by-phase.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { type Span, spans } from "../view-model.ts";
import { spanLabels } from "../words.ts";
import { SymptomHeatMap } from "./symptom-heat-map.tsx";
import { TrendCards } from "./trend-cards.tsx";

interface TrendsViewProps {
  readonly span: Span;
  readonly onSpanChange: (span: Span) => void;
  readonly records: readonly DayRecord[];
  readonly bleeding: BleedingDays;
  readonly today: CalendarDay;
  readonly symptoms: SymptomsByPhase<SymptomType>;
  /** Where ovulation is not hers to expect, no phase is named. */
  readonly hasPhases: boolean;
  /** The charts of her measures; `null` without any. */
  readonly measures: ReactNode | null;
}

/** Lines of mood, sleep and energy, symptoms by phase, and her measures. */
export function TrendsView(props: TrendsViewProps) {
  const { span, onSpanChange, records, bleeding, today, symptoms, hasPhases, measures } = props;
  return (
    <div className="grid grid-cols-1 gap-5 lg:gap-6">
      <SpanChoice span={span} onSpanChange={onSpanChange} />
      <TrendCards span={span} records={records} bleeding={bleeding} today={today} />
      <Symptoms symptoms={symptoms} hasPhases={hasPhases} />
      {measures !== null && (
        <section aria-labelledby="measures" className="grid grid-cols-1 gap-4">
          <h2 id="measures" className="text-2xl">
            <Trans>Measures</Trans>
          </h2>
          {measures}
          <ButtonLink href="/my-health/labs" variant="secondary" className="justify-self-start">
            <Trans>Add or change values</Trans>
          </ButtonLink>
        </section>
      )}
    </div>
  );
}

function Symptoms({ symptoms, hasPhases }: Pick<TrendsViewProps, "symptoms" | "hasPhases">) {
  if (!hasPhases) {
    return (
      <Notice tone="info" title={<Trans>Symptoms by phase</Trans>}>
        <Trans>
          Phases depend on an ovulation estimate. With your settings there is none, so we don't sort
          symptoms by phase.
        </Trans>
      </Notice>
    );
  }
  if (symptoms.rows.length === 0) {
    return (
      <Card title={<Trans>Symptoms by phase</Trans>}>
        <p className="text-soft">
          {symptoms.daysUnplaced > 0 ? (
            <Trans>
              We don't know the phase of the days you logged symptoms on, so we can't sort them yet.
            </Trans>
          ) : (
            <Trans>
              Once you've logged periods and symptoms, you'll see when they come together.
            </Trans>
          )}
        </p>
      </Card>
    );
  }
  return <SymptomHeatMap map={symptoms} />;
}

/** How much of the past the lines show. */
function SpanChoice({ span, onSpanChange }: Pick<TrendsViewProps, "span" | "onSpanChange">) {
  const { i18n, t } = useLingui();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t`How far back`}</legend>
      {spans.map((candidate) => (
        <button
          key={candidate}
          type="button"
          aria-pressed={candidate === span}
          onClick={() => onSpanChange(candidate)}
          className="min-h-11 rounded-full bg-card px-4 ring-1 ring-line ring-inset hover:ring-edge aria-pressed:bg-hibiscus-wash aria-pressed:font-semibold aria-pressed:ring-2 aria-pressed:ring-hibiscus"
        >
          {i18n._(spanLabels[candidate])}
        </button>
      ))}
    </fieldset>
  );
}
