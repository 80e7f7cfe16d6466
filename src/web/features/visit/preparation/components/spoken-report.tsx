import { setupI18n } from "@lingui/core";
import { lazy } from "react";
import type { LanguageTag } from "#contract/language-tag.ts";
import type { VisitReport } from "#contract/visit-report.ts";
import type { Speech } from "#report/speech.ts";
import { speechIn } from "#web/entry/concerns/speech.ts";
import { cataloguesIn } from "#web/i18n/i18n.ts";

interface ReportProps {
  readonly report: VisitReport;
}

/** The words of a report beside those of the app, whose language may be another. */
async function fetchSpeech(language: LanguageTag): Promise<Speech> {
  const catalogues = await cataloguesIn(language);
  const [concerns, report] = await Promise.all([catalogues.concerns(), catalogues.report()]);
  const messages = { ...concerns.messages, ...report.messages };
  return speechIn(setupI18n({ locale: language, messages: { [language]: messages } }));
}

const reportIn = (language: LanguageTag) =>
  lazy(async () => {
    const [{ Report }, speech] = await Promise.all([import("./report.tsx"), fetchSpeech(language)]);
    return { default: ({ report }: ReportProps) => <Report report={report} speech={speech} /> };
  });

/** Its words are many: the plan is there before them. */
const reports = {
  en: reportIn("en"),
  sw: reportIn("sw"),
  ha: reportIn("ha"),
  yo: reportIn("yo"),
} as const satisfies Record<LanguageTag, unknown>;

/** The page as it is handed over, in a language that need not be the app's. */
export function SpokenReport({
  language,
  report,
}: ReportProps & { readonly language: LanguageTag }) {
  const Spoken = reports[language];
  return <Spoken report={report} />;
}
