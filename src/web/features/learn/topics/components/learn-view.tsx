import { Trans, useLingui } from "@lingui/react/macro";
import { Tabs } from "#web/ui/tabs.tsx";
import type { LearnTab, ResearchTopic } from "../view-model.ts";
import { NewsTab } from "./news-tab.tsx";
import { ResearchTab } from "./research-tab.tsx";
import { WellnessTab } from "./wellness-tab.tsx";

interface LearnViewProps {
  readonly tab: LearnTab;
  readonly onTabChange: (tab: LearnTab) => void;
  readonly topic: ResearchTopic;
  readonly onTopicChange: (topic: ResearchTopic) => void;
}

/** What there is to read, and her own plan. */
export function LearnView({ tab, onTabChange, topic, onTopicChange }: LearnViewProps) {
  const { t } = useLingui();
  return (
    <div>
      <header className="mb-6">
        <h1 className="text-3xl sm:text-4xl">
          <Trans>Learn</Trans>
        </h1>
        <p className="mt-2 max-w-2xl text-soft">
          <Trans>
            Short and plain. Each article says how sure it is and where it has it from. Educational,
            not a diagnosis.
          </Trans>
        </p>
      </header>
      <Tabs
        label={t`Learn`}
        value={tab}
        onChange={onTabChange}
        tabs={[
          { value: "wellness", label: t`Wellness`, content: <WellnessTab /> },
          {
            value: "research",
            label: t`Research`,
            content: <ResearchTab topic={topic} onTopicChange={onTopicChange} />,
          },
          { value: "news", label: t`News`, content: <NewsTab /> },
        ]}
      />
    </div>
  );
}
