import { type ArticleSummary, topics } from "./article.ts";

export interface Article extends ArticleSummary {
  /** Its place in the reading order. */
  readonly order: number;
  /** The day this wording was written: YYYY-MM-DD. */
  readonly written: string;
  /** Markdown. */
  readonly text: string;
}

const FRONT_MATTER = /^---\n(.*?)\n---\n(.*)$/s;

/** Reads one article: lines of `key: value` between two rules, then Markdown. */
export function parseArticle(slug: string, file: string): Article {
  const [, head, text] = FRONT_MATTER.exec(file) ?? [];
  if (head === undefined || text === undefined) throw new Error(`${slug} has no front matter.`);
  const fields = new Map(
    head.split("\n").map((line): [string, string] => {
      const colon = line.indexOf(": ");
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  const field = (name: string) => {
    const value = fields.get(name);
    if (!value) throw new Error(`${slug} has no ${name}.`);
    return value;
  };
  const topic = topics.find((known) => known === field("topic"));
  if (!topic) throw new Error(`${slug} has an unknown topic: ${field("topic")}.`);
  return {
    slug,
    title: field("title"),
    summary: field("summary"),
    topic,
    minutes: Number(field("minutes")),
    order: Number(field("order")),
    written: field("written"),
    text,
  };
}
