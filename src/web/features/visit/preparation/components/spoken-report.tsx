import { setupI18n } from "@lingui/core";
import { type ComponentType, lazy } from "react";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import type { VisitReport } from "#contract/visit/visit-report.ts";
import type { Speech } from "#report/speech.ts";
import { speechIn } from "#web/entry/concerns/speech.ts";
import { wordsOf } from "#web/entry/concerns/topic-words.ts";
import { fetchTable, type Table } from "#web/i18n/i18n.ts";

interface ReportProps {
  readonly report: VisitReport;
}

async function fetchSpeech(language: LanguageTag, tables: readonly Table[]): Promise<Speech> {
  const parts = await Promise.all(tables.map((table) => fetchTable(table, language)));
  const messages = Object.assign({}, ...parts);
  return speechIn(setupI18n({ locale: language, messages: { [language]: messages } }));
}

const reports = new Map<string, ComponentType<ReportProps>>();

/** Lazy-loads the report with its large tables; of the concerns only those in the report. */
function reportIn(language: LanguageTag, { flags }: VisitReport): ComponentType<ReportProps> {
  // Without concerns the report lists what was checked.
  const tables: Table[] = ["report", ...wordsOf(flags?.concerns ?? [], true)];
  const name = [language, ...tables].join(" ");
  const known = reports.get(name);
  if (known) return known;
  const Spoken = lazy(async () => {
    const speech = fetchSpeech(language, tables);
    const { Report } = await import("./report.tsx");
    const words = await speech;
    return { default: ({ report }: ReportProps) => <Report report={report} speech={words} /> };
  });
  reports.set(name, Spoken);
  return Spoken;
}

export function SpokenReport({
  language,
  report,
}: ReportProps & { readonly language: LanguageTag }) {
  const Spoken = reportIn(language, report);
  return <Spoken report={report} />;
}
