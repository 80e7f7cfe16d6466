import { Trans, useLingui } from "@lingui/react/macro";
import { EVERY_LOG } from "#web/boot/first-questions.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { YearView } from "#web/features/cycle/year/components/year-view.tsx";
import { yearOf } from "#web/features/cycle/year/view-model.ts";
import { SubPage } from "../account/sub-page.tsx";
import { ovulatedDays } from "./ovulated-days.ts";
import { useCycleState } from "./use-cycle-state.ts";

export function YearPage() {
  const { i18n } = useLingui();
  const { today } = useClock();
  const state = useCycleState(today, EVERY_LOG);
  return (
    <SubPage under="history" title={<Trans>Your year on a string</Trans>}>
      <Loaded queries={{ state }}>
        {({ state: { facts, overview } }) => {
          const ovulated = ovulatedDays(facts, overview, today);
          const known = { cycles: facts.cycles, overview, ovulated, today };
          return <YearView year={yearOf(known, i18n.locale)} />;
        }}
      </Loaded>
    </SubPage>
  );
}
