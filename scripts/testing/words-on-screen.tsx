import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { QueryClientContext } from "#web/api/queries/client-context.ts";
import { createQueryClient } from "#web/api/queries/query-client.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

export function markupOf(part: ReactNode): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientContext value={createQueryClient()}>{part}</QueryClientContext>
    </I18nProvider>,
  );
}

export function wordsOnScreen(part: ReactNode): string {
  return wordsOf(markupOf(part));
}

export function textsOf(part: ReactNode, element: string): string[] {
  const pieces = markupOf(part).matchAll(new RegExp(`<${element}[ >].*?</${element}>`, "gs"));
  return [...pieces].map(([piece]) => wordsOf(piece));
}

function wordsOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}
