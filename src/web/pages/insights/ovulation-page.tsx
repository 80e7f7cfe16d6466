import { Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import { forecastWithDays } from "#domain/forecast/forecast-period.ts";
import { isWithoutCycle } from "#domain/phase/cycle-overview.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { EVERY_LOG } from "#web/boot/first-questions.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { SignsCard } from "#web/entry/sign-effects/signs-card.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import type { KnownCycle } from "#web/features/cycle/predictions/view-model.ts";
import { ovulationQuery } from "#web/features/health/ovulation/api.ts";
import { HiddenCard } from "#web/features/health/ovulation/components/hidden-card.tsx";
import { OvulationView } from "#web/features/health/ovulation/components/ovulation-view.tsx";
import { chartedCycles, hasSigns } from "#web/features/health/ovulation/view-model.ts";
import { SubPage } from "../account/sub-page.tsx";
import { useCycleState } from "../days/use-cycle-state.ts";
import { openHealthLog } from "../logs/log-opening.ts";
import { OpenLogs } from "../logs/open-logs.tsx";

export function OvulationPage() {
  const { today } = useClock();
  const state = useCycleState(today, EVERY_LOG);
  const fertile = state.data?.overview.fertileWindow;
  const hidden = fertile?.kind === "hidden" ? fertile.reason : null;
  return (
    <SubPage
      title={hidden === "her-choice" ? <Trans>Hidden</Trans> : <Trans>Signs of ovulation</Trans>}
    >
      <Loaded queries={{ state }}>
        {({ state: { facts, overview } }) =>
          hidden === null ? (
            <Charts facts={facts} overview={overview} today={today} />
          ) : (
            <HiddenCard reason={hidden} />
          )
        }
      </Loaded>
      <OpenLogs today={today} />
    </SubPage>
  );
}

function Charts({ facts, overview, today }: KnownCycle) {
  const signs = useQuery(ovulationQuery);
  const forecast = forecastWithDays(overview.forecast);
  const charted = useMemo(
    () => chartedCycles(facts, signs.data ?? [], today),
    [facts, signs.data, today],
  );
  const cycles = isWithoutCycle(overview)
    ? charted.filter((cycle) => !cycle.isRunning || hasSigns(cycle))
    : charted;
  return (
    <Loaded queries={{ signs }}>
      {() => (
        <OvulationView
          cycles={cycles}
          odds={forecast?.ovulation ?? null}
          today={today}
          onLog={() => openHealthLog("ovulation")}
        >
          {forecast !== null && <SignsCard facts={facts} today={today} />}
        </OvulationView>
      )}
    </Loaded>
  );
}
