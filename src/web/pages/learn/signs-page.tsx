import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useEffect } from "react";
import { useSearchParams } from "wouter";
import { useQuery } from "#web/api/queries/use-query.ts";
import { loadConcernsAhead } from "#web/entry/concerns/saved-place.tsx";
import { fetchAhead } from "#web/entry/fetch-ahead.ts";
import { useClock } from "#web/entry/use-clock.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { loggableDay } from "#web/features/diary/daily-log/view-model.ts";
import { SignsView } from "#web/features/diary/signs/components/signs-view.tsx";
import { isPregnantOrAfter } from "#web/features/diary/signs/view-model.ts";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { SubPage } from "../account/sub-page.tsx";

const TopConcern = lazy(async () => ({
  default: (await import("#web/entry/concerns/components/top-concern.tsx")).TopConcern,
}));

export function SignsPage() {
  const { today } = useClock();
  const [search, setSearch] = useSearchParams();
  const { data: profile } = useQuery(profileQuery);
  useEffect(() => fetchAhead(loadConcernsAhead), []);
  const day = loggableDay(search.get("day"), today) ?? today;
  return (
    <SubPage
      isOneColumn
      under="track"
      title={<Trans>Signs to watch</Trans>}
      intro={<Trans>Tick what you notice. If you should see someone, we tell you at once.</Trans>}
    >
      <SignsView
        day={day}
        today={today}
        isPregnantOrAfter={profile !== undefined && isPregnantOrAfter(profile, day)}
        onChoose={(next) => setSearch(next === today ? {} : { day: next }, { replace: true })}
        concern={
          <Suspense fallback={null}>
            <TopConcern />
          </Suspense>
        }
      />
      <TextLink href="/guidance">
        <Trans>When to get help, and who to call</Trans>
      </TextLink>
    </SubPage>
  );
}
