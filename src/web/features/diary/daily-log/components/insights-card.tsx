import { Trans, useLingui } from "@lingui/react/macro";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { pcosDaysOf } from "#domain/pcos/pcos-day-of-record.ts";
import { type PcosTip, pcosInsights, pcosTipEvidence } from "#domain/pcos/pcos-insights.ts";
import { Card } from "#web/ui/card.tsx";
import { useMonthSources } from "../use-month-sources.ts";
import { findingText, gradeWords, tipWords } from "../words.ts";

interface InsightsCardProps {
  readonly logs: readonly DailyLog[];
  readonly today: CalendarDay;
}

export function InsightsCard({ logs, today }: InsightsCardProps) {
  const { i18n } = useLingui();
  const sources = useMonthSources(today);
  const { highlights, tips } = pcosInsights(
    pcosDaysOf({ ...sources, dailyLogs: logs }, today),
    today,
  );
  const count = logs.length;
  return (
    <Card title={<Trans>Your Insights</Trans>}>
      {highlights.length === 0 ? (
        <p>
          <Trans>
            No pattern of sleep, food, stress, skin, hair or weight stands out in your last 30 days.
            Days logged so far: {count}.
          </Trans>
        </p>
      ) : (
        <div className="grid gap-6">
          <ul className="grid gap-3">
            {highlights.map((finding) => (
              <li key={finding.key} className="flex gap-3">
                <Bead className="fill-violet" />
                <span>{findingText(finding, i18n)}</span>
              </li>
            ))}
          </ul>
          <section className="grid gap-3">
            <h3 className="text-lg">
              <Trans>Worth a try</Trans>
            </h3>
            <ul className="grid gap-3">
              {tips.map(({ key }) => (
                <Tip key={key} tip={key} />
              ))}
            </ul>
          </section>
        </div>
      )}
      <p className="mt-5 text-sm text-soft">
        <Trans>
          From what you logged in the last 30 days. It shows what came together, not what causes
          what. It isn't a diagnosis.
        </Trans>
      </p>
    </Card>
  );
}

function Tip({ tip }: { readonly tip: PcosTip["key"] }) {
  const { i18n } = useLingui();
  const { grade, source } = pcosTipEvidence[tip];
  return (
    <li className="flex gap-3">
      <Bead className="fill-aloe" />
      <span className="min-w-0">
        {i18n._(tipWords[tip])}
        <span className="mt-0.5 block text-sm text-soft">
          {i18n._(gradeWords[grade])}
          {source !== null && (
            <>
              {". "}
              <cite lang="en" className="wrap-anywhere not-italic">
                {source}
              </cite>
            </>
          )}
        </span>
      </span>
    </li>
  );
}

function Bead({ className }: { readonly className: string }) {
  return (
    <svg
      viewBox="0 0 14 14"
      width={14}
      height={14}
      className="mt-1.25 flex-none"
      aria-hidden="true"
    >
      <circle cx="7" cy="7" r="6" className={className} />
      <circle cx="5" cy="4.9" r="1.5" className="fill-bead-shine" />
    </svg>
  );
}
