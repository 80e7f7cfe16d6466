import { type ArticleSummary, topics } from "./article.ts";
import { readFrontMatter } from "./front-matter.ts";

export interface Article extends ArticleSummary {
  readonly order: number;
  readonly written: string;
  readonly endsWithHelp: boolean;
  readonly text: string;
}

export function parseArticle(slug: string, file: string): Article {
  const { fields, field, text } = readFrontMatter(slug, file);
  const topic = topics.find((candidate) => candidate === field("topic"));
  if (!topic) throw new Error(`${slug} has an unknown topic: ${field("topic")}.`);
  return {
    slug,
    title: field("title"),
    summary: field("summary"),
    topic,
    minutes: Number(field("minutes")),
    terms: fields.get("terms") ?? "",
    order: Number(field("order")),
    written: field("written"),
    endsWithHelp: fields.get("ends") === "help",
    text,
  };
}
