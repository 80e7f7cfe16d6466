import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { isDraft } from "#contract/kernel/draft-languages.ts";
import { fetchTable, type Table } from "#web/i18n/i18n.ts";

/** The English of two folders of sources; of concerns it is in their tables. */
const folders = {
  crisis: () => import("#web/i18n/locales/en.po?from=entry/crisis"),
  help: () => import("#web/i18n/locales/en.po?from=features/learn"),
};

type Area = keyof typeof folders | Table;

const fetchEnglish = async (area: Area): Promise<Messages> =>
  area === "crisis" || area === "help" ? (await folders[area]()).messages : fetchTable(area, "en");

interface EnglishBeneathProps {
  readonly area: Area;
  readonly children: (english: I18n) => ReactNode;
}

/** Shows the English below critical text that no native speaker has reviewed. */
export function EnglishBeneath({ area, children }: EnglishBeneathProps) {
  const { i18n } = useLingui();
  const original = useEnglish(area, isDraft(i18n.locale));
  if (original === null) return null;
  return (
    <span lang="en" className="mt-1 block text-sm leading-snug font-normal text-soft">
      {children(original)}
    </span>
  );
}

function useEnglish(area: Area, isDraft: boolean): I18n | null {
  const [original, setOriginal] = useState<I18n | null>(null);
  useEffect(() => {
    if (!isDraft) return setOriginal(null);
    fetchEnglish(area)
      .then((messages) => setOriginal(setupI18n({ locale: "en", messages: { en: messages } })))
      // If loading fails, the draft stands alone.
      .catch(() => undefined);
  }, [area, isDraft]);
  return original;
}
