/** The topics an article can have; the Learn page filters by some of them. */
export const topics = [
  "PCOS",
  "Endometriosis",
  "Cycle Health",
  "Nutrition",
  "Mental Health",
  "Movement",
  "Getting Care",
] as const;
export type Topic = (typeof topics)[number];

/** What a list of articles shows of each. */
export interface ArticleSummary {
  readonly slug: string;
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  readonly topic: Topic;
  /** Reading time. */
  readonly minutes: number;
  /** What a search finds it by beside title, summary and topic; may be empty. */
  readonly terms: string;
}

export function articlePath(slug: string): string {
  return `/articles/${slug}`;
}
