import { Trans, useLingui } from "@lingui/react/macro";
import { Chip } from "#web/ui/chip.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { LearnTab, ResearchTopic } from "../view-model.ts";
import { newsCards, type TopicCard, wellnessCards } from "../words.ts";
import { BandCard } from "./band-card.tsx";
import { ResearchTab } from "./research-tab.tsx";

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

export function WellnessTab() {
  return <Cards cards={wellnessCards} columns="sm:grid-cols-2" />;
}

export function NewsTab() {
  return <Cards cards={newsCards} columns="md:grid-cols-3" />;
}

function Cards({
  cards,
  columns,
}: {
  readonly cards: readonly TopicCard[];
  readonly columns: string;
}) {
  const { i18n } = useLingui();
  return (
    <div className={`grid gap-5 lg:gap-6 ${columns}`}>
      {cards.map(({ band, kind, title, text, href, action }) => (
        <BandCard
          key={href}
          band={band}
          marks={kind && <Chip tone={kind.tone}>{i18n._(kind.name)}</Chip>}
          title={i18n._(title)}
          href={href}
          action={i18n._(action)}
        >
          {i18n._(text)}
        </BandCard>
      ))}
    </div>
  );
}
