import { setupI18n } from "@lingui/core";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { LanguageTag } from "#contract/language-tag.ts";
import type { VisitReport } from "#contract/visit-report.ts";
import type { Speech } from "#report/speech.ts";
import { speechIn } from "#web/entry/concerns/words.ts";

interface SpokenReportProps {
  readonly report: VisitReport;
}

/** The words of a report beside those of the app, whose language may be another. */
async function fetchSpeech(language: LanguageTag): Promise<Speech> {
  const [concerns, report] = await Promise.all([
    import("#web/i18n/locales/concerns/en.po"),
    import("#web/i18n/locales/report/en.po"),
  ]);
  const messages = { ...concerns.messages, ...report.messages };
  return speechIn(setupI18n({ locale: language, messages: { [language]: messages } }));
}

const reportIn = (language: LanguageTag): LazyExoticComponent<ComponentType<SpokenReportProps>> =>
  lazy(async () => {
    const [{ Report }, speech] = await Promise.all([import("./report.tsx"), fetchSpeech(language)]);
    return { default: ({ report }) => <Report report={report} speech={speech} /> };
  });

/** The page as it is handed over in English. Its words are many: the plan is there before them. */
export const EnglishReport = reportIn("en");
