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

export interface ArticleSummary {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly topic: Topic;
  readonly minutes: number;
  /** Search terms besides title, summary and topic; may be empty. */
  readonly terms: string;
}

export const articlePath = (slug: string): string => `/articles/${slug}`;
