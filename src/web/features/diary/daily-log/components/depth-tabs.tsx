import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Tabs } from "#web/ui/tabs.tsx";

export type Depth = "quick" | "deep";

interface DepthTabsProps {
  readonly tab: Depth;
  readonly onTab?: (tab: Depth) => void;
  readonly quick: ReactNode;
  readonly deep?: ReactNode;
}

export function DepthTabs({ tab, onTab = () => undefined, quick, deep }: DepthTabsProps) {
  const { t } = useLingui();
  return (
    <div className="min-w-0">
      <Tabs
        label={t`How much to log`}
        value={tab}
        onChange={onTab}
        tabs={[
          { value: "quick", label: <Trans>Quick Log</Trans>, content: quick },
          { value: "deep", label: <Trans>Deep Log</Trans>, content: deep },
        ]}
      />
    </div>
  );
}
