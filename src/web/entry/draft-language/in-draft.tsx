import type { I18n } from "@lingui/core";
import { I18nProvider, useLingui } from "@lingui/react";
import { type ReactNode, useEffect, useState } from "react";
import { useStoredValue } from "#web/entry/stored-value.ts";
import { draftChoice, loadDraft } from "./drafts.ts";

/** Renders a screen in the chosen draft language; in the page's until that is loaded. */
export function InDraft({ children }: { readonly children: ReactNode }) {
  const page = useLingui().i18n;
  const chosen = useStoredValue(draftChoice);
  const [draft, setDraft] = useState<I18n | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: I18n | null) => {
      if (isCurrent) setDraft(next);
    };
    if (chosen === null) show(null);
    else loadDraft(chosen).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [chosen]);
  // One tree for every language, so that input survives a switch.
  return (
    <I18nProvider i18n={draft ?? page}>
      <div lang={draft?.locale} className="contents">
        {children}
      </div>
    </I18nProvider>
  );
}
