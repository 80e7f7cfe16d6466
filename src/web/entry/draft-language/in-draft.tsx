import type { I18n } from "@lingui/core";
import { I18nProvider, useLingui } from "@lingui/react";
import { type ReactNode, useEffect, useState } from "react";
import { useKept } from "#web/entry/kept.ts";
import { type DraftArea, draftChoice, loadDraft } from "./drafts.ts";

interface InDraftProps {
  /** The catalogues it needs besides the app's own. */
  readonly areas: readonly DraftArea[];
  readonly children: ReactNode;
}

/**
 * Renders a screen in the draft language chosen on this device, within a page in another language.
 * Uses the page's language until the draft is loaded, or if loading fails.
 */
export function InDraft({ areas, children }: InDraftProps) {
  const page = useLingui().i18n;
  const chosen = useKept(draftChoice);
  const [draft, setDraft] = useState<I18n | null>(null);
  const wanted = areas.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list with the same areas is the same
  useEffect(() => {
    let isCurrent = true;
    const show = (next: I18n | null) => {
      if (isCurrent) setDraft(next);
    };
    if (chosen === null) show(null);
    else loadDraft(chosen, ["app", ...areas]).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [chosen, wanted]);
  // One tree for every language, so that input survives a switch.
  return (
    <I18nProvider i18n={draft ?? page}>
      <div lang={draft?.locale} className="contents">
        {children}
      </div>
    </I18nProvider>
  );
}
