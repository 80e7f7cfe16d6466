import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Tabs } from "#web/ui/tabs.tsx";
import type { HealthTab, LastSources } from "../view-model.ts";
import { HealthFolder } from "./health-folder.tsx";

export function MyHealthView(props: {
  readonly tab: HealthTab;
  readonly hidesFertility: boolean;
  readonly last: LastSources;
  readonly onTabChange: (tab: HealthTab) => void;
  readonly resources: ReactNode;
  readonly goals: ReactNode;
}) {
  const { tab, hidesFertility, last, onTabChange, resources, goals } = props;
  const { t } = useLingui();
  return (
    <>
      <MyHealthHeading />
      <Tabs
        label={t`My Health`}
        value={tab}
        onChange={onTabChange}
        tabs={[
          {
            value: "folder",
            label: <Trans>Health Folder</Trans>,
            content: <HealthFolder hidesFertility={hidesFertility} last={last} />,
          },
          { value: "resources", label: <Trans>Resources</Trans>, content: resources },
          { value: "goals", label: <Trans>My Goals</Trans>, content: goals },
        ]}
      />
    </>
  );
}

export function MyHealthHeading() {
  return (
    <header className="mb-4 grid gap-1 sm:mb-6 sm:gap-1.5">
      <h1 className="text-[1.7rem] sm:text-4xl">
        <Trans>My Health</Trans>
      </h1>
      <p className="text-soft sm:text-lg">
        <Trans>Your health data, goals, and resources in one place.</Trans>
      </p>
    </header>
  );
}
