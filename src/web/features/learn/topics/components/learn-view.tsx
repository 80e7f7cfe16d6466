import { Trans, useLingui } from "@lingui/react/macro";
import { articlePath } from "#web/articles/article.ts";
import { articleAddress } from "#web/articles/article-address.ts";
import { InEnglish } from "#web/articles/in-english.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import type { LearnTab } from "../view-model.ts";
import { newsCards, type TopicCard, wellnessCards } from "../words.ts";
import { BandCard } from "./band-card.tsx";
import { ResearchTab, type ResearchTabProps } from "./research-tab.tsx";

interface LearnViewProps extends ResearchTabProps {
  readonly tab: LearnTab;
  readonly onTabChange: (tab: LearnTab) => void;
}

export function LearnView({ tab, onTabChange, ...research }: LearnViewProps) {
  const { t } = useLingui();
  return (
    <div>
      <header className="mb-6">
        <h1 className="text-3xl sm:text-4xl">
          <Trans>Learn</Trans>
        </h1>
        <p className="mt-2 max-w-2xl text-soft">
          <Trans>
            Short and plain. Each article shows how strong the evidence is and lists its sources.
            Educational, not a diagnosis.
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
            content: <ResearchTab {...research} />,
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
  return (
    <div className="grid gap-5 lg:gap-6">
      <NameNews />
      <Cards cards={newsCards} columns="md:grid-cols-3" />
    </div>
  );
}

function NameNews() {
  const { i18n } = useLingui();
  return (
    <aside className="rounded-card bg-card p-5 shadow-card ring-1 ring-inset ring-line sm:p-6">
      <p className="font-display text-xl font-semibold">
        <Trans>PCOS, now also called PMOS</Trans>
      </p>
      <p className="mt-1 max-w-2xl text-soft">
        <Trans>
          Since May 2026 PCOS has a second name: polyendocrine metabolic ovarian syndrome. The
          signs, the tests and your log stay the same, and Mwezi still says PCOS.
        </Trans>
      </p>
      <TextLink href={articleAddress(articlePath("pcos-explained"), i18n.locale)}>
        <Trans>Why it has two names</Trans>
      </TextLink>
    </aside>
  );
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
          href={articleAddress(href, i18n.locale)}
          action={i18n._(action)}
        >
          {i18n._(text)} <InEnglish href={href} />
        </BandCard>
      ))}
    </div>
  );
}
