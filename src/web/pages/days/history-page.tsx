import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { EVERY_LOG } from "#web/boot/first-questions.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { useClock } from "#web/entry/use-clock.ts";
import { CycleDialog } from "#web/features/cycle/history/components/cycle-dialog.tsx";
import { HistoryView } from "#web/features/cycle/history/components/history-view.tsx";
import type { CycleTask } from "#web/features/cycle/history/view-model.ts";
import { SubPage } from "../account/sub-page.tsx";
import { PictureLinks } from "../insights/picture-links.tsx";
import { ovulatedDays } from "./ovulated-days.ts";
import { useCycleState } from "./use-cycle-state.ts";

export function HistoryPage() {
  const { today } = useClock();
  const state = useCycleState(today, EVERY_LOG);
  const [task, setTask] = useState<CycleTask | null>(null);
  return (
    <SubPage title={<Trans>Cycle history</Trans>} actions={<PictureLinks current="history" />}>
      <Loaded queries={{ state }}>
        {({ state: { cycles, facts, overview } }) => (
          <HistoryView
            cycles={cycles}
            facts={facts}
            overview={overview}
            ovulated={ovulatedDays(facts, overview, today)}
            today={today}
            onEdit={(cycle) => setTask({ kind: "edit", cycle })}
            onAdd={(day) => setTask({ kind: "add", day })}
          />
        )}
      </Loaded>
      <CycleDialog task={task} today={today} onClose={() => setTask(null)} />
    </SubPage>
  );
}
