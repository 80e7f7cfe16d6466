import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { LegalView } from "#web/features/account/legal/components/legal-view.tsx";
import type { LegalText } from "#web/features/account/legal/view-model.ts";
import { Notice } from "#web/ui/notice.tsx";
import { TEXT_LINK } from "#web/ui/text/text-link.tsx";
import { logOut } from "../account/sign-out.ts";
import { VisitorShell } from "./visitor-shell.tsx";

type Translations = ReadonlyMap<string, ComponentType>;

/** The text in other languages, each in a folder of its tag and loaded only by its readers. */
export function legalTranslations(
  texts: Readonly<Record<string, () => Promise<LegalText>>>,
): Translations {
  return new Map(
    Object.entries(texts).map(([file, fetchText]) => [
      file.split("/").at(-2) ?? "",
      lazy(async () => {
        const text = await fetchText();
        return { default: () => <LegalView text={text} isInEnglish={false} /> };
      }),
    ]),
  );
}

interface LegalPageProps {
  readonly text: LegalText;
  readonly translations: Translations;
}

export function LegalPage({ text, translations }: LegalPageProps) {
  const { i18n } = useLingui();
  const [isOriginal, setOriginal] = useState(false);
  const Translated = translations.get(i18n.locale);
  return (
    <VisitorShell onLogout={logOut}>
      {Translated && !isOriginal ? (
        <Suspense>
          <div className="page-width pt-8">
            <Notice tone="info">
              <p>
                <Trans>A draft translation. Where the two differ, the English text counts.</Trans>
              </p>
              <button type="button" className={TEXT_LINK} onClick={() => setOriginal(true)}>
                <Trans>Read it in English</Trans>
              </button>
            </Notice>
          </div>
          <Translated />
        </Suspense>
      ) : (
        <LegalView text={text} isInEnglish={i18n.locale !== "en"} />
      )}
    </VisitorShell>
  );
}
