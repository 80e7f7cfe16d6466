import { Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import { useSearchParams } from "wouter";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { SpanChoice } from "#web/features/health/trends/components/span-choice.tsx";
import { SymptomsOutline } from "#web/features/health/trends/components/symptoms-card.tsx";
import { LinesOutline, TrendCards } from "#web/features/health/trends/components/trend-cards.tsx";
import { isRecent, type Span, spanIn } from "#web/features/health/trends/view-model.ts";
import { SubPage } from "#web/pages/account/sub-page.tsx";
import { WhenNear } from "#web/ui/browser/when-near.tsx";
import { useCycleState } from "../days/use-cycle-state.ts";
import { recordsOf, useDaySources } from "../days/use-day-sources.ts";
import { WholeTrends } from "../trends/whole-trends.tsx";
import { PictureLinks } from "./picture-links.tsx";

export function TrendsPage() {
  const { today } = useClock();
  const [search, setSearch] = useSearchParams();
  const span = spanIn(search.get("span"));
  return (
    <SubPage title={<Trans>Trends</Trans>} actions={<PictureLinks current="trends" />}>
      <div className="grid grid-cols-1 gap-5 lg:gap-6">
        <SpanChoice
          span={span}
          onSpanChange={(chosen) => setSearch({ span: chosen }, { replace: true })}
        />
        {isRecent(span) && <RecentLines span={span} today={today} />}
        <WhenNear isWanted={!isRecent(span)} waiting={<SymptomsOutline />}>
          <WholeTrends span={span} today={today} />
        </WhenNear>
      </div>
    </SubPage>
  );
}

function RecentLines({ span, today }: { readonly span: Span; readonly today: CalendarDay }) {
  const state = useCycleState(today);
  const days = useDaySources(state);
  const records = useMemo(
    () => days.data && recordsOf({ days: days.data, symptoms: [] }),
    [days.data],
  );
  const bleeding = state.data?.overview.bleeding;
  return (
    <Loaded queries={{ state, days }} waiting={<LinesOutline />}>
      {() =>
        records &&
        bleeding && <TrendCards span={span} records={records} bleeding={bleeding} today={today} />
      }
    </Loaded>
  );
}
