import { Trans, useLingui } from "@lingui/react/macro";
import type { CortisolInsight } from "#contract/insights/insights.ts";
import { STRESS_NOTE_DAYS } from "#domain/pcos/cortisol-indicator.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { cortisolQuery } from "../api.ts";
import { adviceTexts, evidenceTexts, indicatorWords } from "../view-model.ts";

export function StressInsightCard() {
  const insight = useQuery(cortisolQuery);
  const title = <Trans>Stress & Cortisol Insights</Trans>;
  return (
    <Loaded queries={{ insight }} waiting={<StressInsightSkeleton />} cardTitle={title}>
      {(answers) => (
        <Card title={title}>
          {answers.insight === null ? (
            <p className="text-soft">
              <Trans>Start logging stress levels to see personalized insights.</Trans>
            </p>
          ) : (
            <Insight insight={answers.insight} />
          )}
        </Card>
      )}
    </Loaded>
  );
}

function Insight({ insight }: { readonly insight: CortisolInsight }) {
  const { i18n } = useLingui();
  const { words, tone } = indicatorWords(insight.indicator);
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip tone={tone}>
          <span className="font-semibold">{i18n._(words)}</span>
        </Chip>
        <span className="text-soft">
          <Trans>over the last {STRESS_NOTE_DAYS} days</Trans>
        </span>
      </p>
      <p>{evidenceTexts(insight, i18n).join(" ")}</p>
      <ul className="grid gap-3">
        {adviceTexts(insight, i18n).map((text) => (
          <li key={text} className="grid grid-cols-[auto_1fr] gap-3">
            <span className="mt-2 size-2.5 rounded-full bg-aloe" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p className="rounded-control bg-paper px-4 py-3 text-sm text-soft">
        <Trans>
          From the stress and sleep you logged, not a blood test. It's educational, not medical
          advice: it doesn't measure hormones or find illness. If you're worried, ask a nurse or a
          doctor.
        </Trans>
      </p>
      <ButtonLink variant="secondary" href="/my-health/doctor-visit" className="px-3">
        <Icon name="print" size={20} />
        <Trans>Export for Healthcare Provider</Trans>
      </ButtonLink>
    </div>
  );
}

const ADVICE = ["first", "second", "third"];

function StressInsightSkeleton() {
  return (
    <Card title={<Trans>Stress & Cortisol Insights</Trans>} aria-busy="true">
      <div className="grid gap-4">
        <Skeleton className="h-9 w-28 rounded-full" />
        <Skeleton className="h-12 w-full" />
        {ADVICE.map((piece) => (
          <Skeleton key={piece} className="h-12 w-full" />
        ))}
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    </Card>
  );
}
