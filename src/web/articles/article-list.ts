import type { ArticleSummary } from "./article.ts";

/** Every article in reading order. Written by scripts/articles.ts from the articles themselves. */
export const articleList = [
  {
    slug: "cycle-basics",
    title: "Cycle basics",
    summary:
      "How to count a cycle, what the usual range is, and what is worth showing to a clinic.",
    topic: "Cycle Health",
    minutes: 3,
  },
  {
    slug: "hormones-and-your-cycle",
    title: "Hormones and your cycle",
    summary: "What each hormone does through the month, and why nobody can promise you day 14.",
    topic: "Cycle Health",
    minutes: 3,
  },
  {
    slug: "irregular-cycles-and-predictions",
    title: "Irregular cycles and predictions",
    summary:
      "Why your forecast may be wide, how it learns, and when uneven cycles deserve a visit.",
    topic: "Cycle Health",
    minutes: 3,
  },
  {
    slug: "what-612613-cycles-showed",
    title: "What 612,613 cycles showed",
    summary:
      "Three large studies changed what we know about cycle length, and also left women out.",
    topic: "Cycle Health",
    minutes: 3,
  },
  {
    slug: "what-temperature-can-tell",
    title: "What temperature and wearables can tell",
    summary:
      "Thermometers, rings and watches can show that an egg was let go, but only after the fact.",
    topic: "Cycle Health",
    minutes: 3,
  },
  {
    slug: "pcos-explained",
    title: "PCOS explained",
    summary: "What PCOS is, how doctors find it, and what nobody knows yet.",
    topic: "PCOS",
    minutes: 3,
  },
  {
    slug: "what-helps-with-pcos",
    title: "What helps with PCOS",
    summary: "Movement, food, medicines and supplements, and how sure studies are of each.",
    topic: "PCOS",
    minutes: 3,
  },
  {
    slug: "pcos-and-food",
    title: "PCOS and food from home",
    summary:
      "What studies measured about pap, samp, ugali and beans, and small swaps that keep the food you know.",
    topic: "Nutrition",
    minutes: 3,
  },
  {
    slug: "moving-with-your-cycle",
    title: "Moving with your cycle",
    summary:
      "What studies say about cycle-synced training, period pain and movement, and how to be kind to a sore day.",
    topic: "Movement",
    minutes: 3,
  },
  {
    slug: "endometriosis-explained",
    title: "Endometriosis explained",
    summary: "What it is, why it takes years to be found, and how to be heard.",
    topic: "Endometriosis",
    minutes: 3,
  },
  {
    slug: "pms-and-pmdd",
    title: "PMS and PMDD",
    summary: "How to tell a hard week before your period from something that deserves treatment.",
    topic: "Mental Health",
    minutes: 3,
  },
  {
    slug: "mind-and-sleep",
    title: "Mind and sleep",
    summary:
      "Mood and rest through the month, small habits that may help, and when to tell somebody.",
    topic: "Mental Health",
    minutes: 3,
  },
  {
    slug: "stress-and-cortisol",
    title: "Stress and cortisol, honestly",
    summary:
      "What cortisol is, why “high cortisol” posts mislead, and what your stress notes can show.",
    topic: "Mental Health",
    minutes: 3,
  },
  {
    slug: "preparing-for-the-doctor",
    title: "Preparing for the doctor",
    summary:
      "How to use ten minutes well, from what to bring to what to say when you are not heard.",
    topic: "Getting Care",
    minutes: 3,
  },
  {
    slug: "reading-your-lab-results",
    title: "Reading your lab results",
    summary: "Units, ranges and question marks on a laboratory sheet, and what to ask about them.",
    topic: "Getting Care",
    minutes: 3,
  },
  {
    slug: "health-messages-and-privacy-law",
    title: "Free health messages and your privacy rights",
    summary:
      "Maternal-health messages you can join for nothing, and the laws that protect what you tell.",
    topic: "Getting Care",
    minutes: 3,
  },
  {
    slug: "what-mwezi-cannot-tell-you",
    title: "What Mwezi cannot tell you",
    summary: "The limits of this app, said plainly, so that you can trust the rest.",
    topic: "Getting Care",
    minutes: 3,
  },
  {
    slug: "when-to-get-help",
    title: "When to get help",
    summary:
      "Signs that mean go now, signs that mean go this week, and what to say when you get there.",
    topic: "Getting Care",
    minutes: 3,
  },
] as const satisfies readonly ArticleSummary[];

export type ArticleSlug = (typeof articleList)[number]["slug"];
