import { I18nProvider } from "@lingui/react";
import { createRoot } from "react-dom/client";
import { useStoredValue } from "#web/entry/stored-value.ts";
import { i18n } from "#web/i18n/i18n.ts";
import { quickExit } from "./choice.ts";
import { ExitButton } from "./exit-button.tsx";

let isOffered = false;

/** Has its own React root, as the app, its lock, an error page or an article may be shown. */
export function offerQuickExit(): void {
  if (isOffered) return;
  isOffered = true;
  const root = document.body.appendChild(document.createElement("div"));
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <ExitPlace />
    </I18nProvider>,
  );
}

const ExitPlace = () => useStoredValue(quickExit) !== null && <ExitButton />;
