import type { Messages } from "@lingui/core";
import type { ConcernArea } from "#report/concern-words/areas.ts";

/** The sentences of documents that are fetched by id: of the report, of fields, and by topic of concerns. */
export type Table = "report" | "field-labels" | ConcernArea;

interface Words {
  readonly messages: Messages;
}

type Files = Readonly<Record<string, () => Promise<Words>>>;

/** The interface, whole: a page needs it only to switch its language and for corrections. */
export const catalogues: Files = import.meta.glob<Words>("./locales/*.po");

/** Vite reads the arguments, which must be literals. */
// biome-ignore format: one line for each table
export const tables: Readonly<Record<Table, Files>> = {
  report: import.meta.glob<Words>("./locales/*.po", { query: "?table=report" }),
  "field-labels": import.meta.glob<Words>("./locales/*.po", { query: "?table=field-labels" }),
  "concern-facts": import.meta.glob<Words>("./locales/*.po", { query: "?table=concern-facts" }),
  "concern-signs": import.meta.glob<Words>("./locales/*.po", { query: "?table=concern-signs" }),
  "concern-more-signs": import.meta.glob<Words>("./locales/*.po", { query: "?table=concern-more-signs" }),
  "concern-labs": import.meta.glob<Words>("./locales/*.po", { query: "?table=concern-labs" }),
  "concerns-bleeding": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-bleeding" }),
  "concerns-bleeding-changes": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-bleeding-changes" }),
  "concerns-pregnancy": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-pregnancy" }),
  "concerns-safety": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-safety" }),
  "concerns-infection": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-infection" }),
  "concerns-results": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-results" }),
  "concerns-heart": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-heart" }),
  "concerns-sugar": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-sugar" }),
  "concerns-body": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-body" }),
  "concerns-sudden-pain": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-sudden-pain" }),
  "concerns-emergency-contraception": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-emergency-contraception" }),
  "concerns-alerts": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-alerts" }),
  "concerns-periods": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-periods" }),
  "concerns-contraception": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-contraception" }),
  "concerns-medicines": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-medicines" }),
  "concerns-checks": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-checks" }),
  "concerns-mood-and-sleep": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-mood-and-sleep" }),
  "concerns-next-visit": import.meta.glob<Words>("./locales/*.po", { query: "?table=concerns-next-visit" }),
};
