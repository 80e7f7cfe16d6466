import { I18nProvider } from "@lingui/react";
import { createRoot } from "react-dom/client";
import { useKept } from "#web/entry/kept.ts";
import { i18n } from "#web/i18n/i18n.ts";
import { quickExit } from "./choice.ts";
import { ExitButton } from "./exit-button.tsx";

let isOffered = false;

/**
 * Puts the way out on this page, whatever draws it: the app, its lock, what stands in place of a page that
 * broke, or an article, which the app never takes over. Hence it has a root of its own.
 */
export function offerQuickExit(): void {
  if (isOffered) return;
  isOffered = true;
  const root = document.body.appendChild(document.createElement("div"));
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <WayOut />
    </I18nProvider>,
  );
}

const WayOut = () => useKept(quickExit) !== null && <ExitButton />;
