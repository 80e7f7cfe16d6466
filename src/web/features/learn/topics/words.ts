import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { articlePath } from "#web/articles/article.ts";
import type { ArticleSlug } from "#web/articles/article-list.ts";
import * as bands from "#web/articles/bands.ts";

export interface TopicCard {
  readonly band: readonly string[];
  readonly kind?: { readonly name: MessageDescriptor; readonly tone: "clay" | "gold" | "violet" };
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly href: string;
  readonly action: MessageDescriptor;
}

const read = (slug: ArticleSlug) => articlePath(slug);

export const wellnessCards: readonly TopicCard[] = [
  {
    band: bands.walkBand,
    title: msg`Cycle-Synced Movement`,
    text: msg`What studies say about training by phase, and how to be kind to a sore day.`,
    href: read("moving-with-your-cycle"),
    action: msg`Read about movement`,
  },
  {
    band: bands.foodBand,
    title: msg`PCOS Nutrition`,
    text: msg`Pap, samp, ugali and beans: what was measured, and small swaps that cost little.`,
    href: read("pcos-and-food"),
    action: msg`Read about food`,
  },
  {
    band: bands.nightBand,
    title: msg`Mind & Sleep`,
    text: msg`Mood and rest through the month, and when to tell someone.`,
    href: read("mind-and-sleep"),
    action: msg`Read about mind and sleep`,
  },
  {
    band: bands.planBand,
    title: msg`My Care Plan`,
    text: msg`Steps from your goals and what you log, to tick one by one.`,
    href: "/learn/care-plan",
    action: msg`Open my plan`,
  },
];

export const newsCards: readonly TopicCard[] = [
  {
    band: bands.lettersBand,
    kind: { name: msg`Policy`, tone: "clay" },
    title: msg`Free messages, and the laws that keep your secrets`,
    text: msg`Free maternal-health messages, and your privacy rights.`,
    href: read("health-messages-and-privacy-law"),
    action: msg`Read about policy`,
  },
  {
    band: bands.warmthBand,
    kind: { name: msg`Innovation`, tone: "gold" },
    title: msg`Can a ring or a watch know your cycle?`,
    text: msg`What temperature can show afterwards, and who gadgets work least for.`,
    href: read("what-temperature-can-tell"),
    action: msg`Read about innovation`,
  },
  {
    band: bands.countsBand,
    kind: { name: msg`Research`, tone: "violet" },
    title: msg`What 612,613 cycles showed`,
    text: msg`Three large studies, what they changed, and who was left out.`,
    href: read("what-612613-cycles-showed"),
    action: msg`Read about research`,
  },
];
