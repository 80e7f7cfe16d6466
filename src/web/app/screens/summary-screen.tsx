import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { moodsQuery, stressQuery } from "#web/features/check-in/api.ts";
import { cyclesQuery } from "#web/features/cycles/api.ts";
import { profileQuery } from "#web/features/profile-settings/api.ts";
import { measuresQuery, symptomsQuery } from "#web/features/provider-summary/api.ts";
import { SummaryPage } from "#web/features/provider-summary/components/summary-page.tsx";
import type { SummarySources } from "#web/features/provider-summary/view-model.ts";
import { LoadError } from "#web/ui/load-error.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useClock } from "../use-clock.ts";

/** One page for her healthcare provider, made of everything she logged. */
export function SummaryScreen() {
  const { i18n } = useLingui();
  const { today } = useClock();
  const { sources, error, retry } = useSources();
  const trouble =
    error === null ? (
      <Skeleton className="h-[40rem] w-full rounded-card" />
    ) : (
      <LoadError message={i18n._(wordsOf(troubleOf(error)))} onRetry={retry} />
    );
  return <SummaryPage sources={sources} today={today} trouble={trouble} />;
}

function useSources() {
  const profile = useQuery(profileQuery);
  const cycles = useQuery(cyclesQuery);
  const moods = useQuery(moodsQuery);
  const stress = useQuery(stressQuery);
  const symptoms = useQuery(symptomsQuery);
  const measures = useQuery(measuresQuery);
  const all = { profile, cycles, moods, stress, symptoms, measures };

  const failed = Object.values(all).filter(
    (query) => query.data === undefined && query.isError && !query.isFetching,
  );
  const sources: SummarySources | null =
    profile.data && cycles.data && moods.data && stress.data && symptoms.data && measures.data
      ? {
          profile: profile.data,
          cycles: cycles.data,
          moods: moods.data,
          stress: stress.data,
          symptoms: symptoms.data,
          measures: measures.data,
        }
      : null;
  const retry = () => {
    for (const query of failed) void query.refetch();
  };
  return { sources, error: failed[0]?.error ?? null, retry };
}
