import { Trans } from "@lingui/react/macro";
import { articlePath } from "#web/articles/article.ts";
import type { ArticleSlug } from "#web/articles/article-list.ts";
import { countsBand, lettersBand, warmthBand } from "#web/articles/bands.ts";
import { Chip } from "#web/ui/chip.tsx";
import { BandCard } from "./band-card.tsx";

const read = (slug: ArticleSlug) => articlePath(slug);

export function NewsTab() {
  return (
    <div className="grid gap-5 md:grid-cols-3 lg:gap-6">
      <BandCard
        band={lettersBand}
        marks={
          <Chip tone="clay">
            <Trans>Policy</Trans>
          </Chip>
        }
        title={<Trans>Free messages, and the laws that keep your secrets</Trans>}
        href={read("health-messages-and-privacy-law")}
        action={<Trans>Read about policy</Trans>}
      >
        <Trans>Maternal-health messages you can join for nothing, and your privacy rights.</Trans>
      </BandCard>
      <BandCard
        band={warmthBand}
        marks={
          <Chip tone="gold">
            <Trans>Innovation</Trans>
          </Chip>
        }
        title={<Trans>Can a ring or a watch know your cycle?</Trans>}
        href={read("what-temperature-can-tell")}
        action={<Trans>Read about innovation</Trans>}
      >
        <Trans>What warmth can show after the fact, and for whom gadgets work least.</Trans>
      </BandCard>
      <BandCard
        band={countsBand}
        marks={
          <Chip tone="violet">
            <Trans>Research</Trans>
          </Chip>
        }
        title={<Trans>What 612,613 cycles showed</Trans>}
        href={read("what-612613-cycles-showed")}
        action={<Trans>Read about research</Trans>}
      >
        <Trans>Three large studies, what they changed, and who was left out.</Trans>
      </BandCard>
    </div>
  );
}
