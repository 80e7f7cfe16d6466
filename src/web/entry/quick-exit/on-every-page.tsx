import { I18nProvider } from "@lingui/react";
import { createRoot } from "react-dom/client";
import { useKept } from "#web/entry/kept.ts";
import { i18n } from "#web/i18n/i18n.ts";
import { quickExit } from "./choice.ts";
import { ExitButton } from "./exit-button.tsx";

let isOffered = false;

/**
 * Adds the exit button to this page, whatever renders it: the app, its lock, an error page or a
 * static article. Hence its own React root.
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
