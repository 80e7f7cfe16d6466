import { I18nProvider } from "@lingui/react";
import { StrictMode } from "react";
import type { QueryClient } from "#web/api/queries/client.ts";
import { App } from "#web/app/app.tsx";
import { i18n } from "#web/i18n/i18n.ts";

interface RootProps {
  /** Set when prerendering, where there is no address bar. */
  readonly path?: string;
  readonly client?: QueryClient;
}

/** The same tree in the browser and when prerendering, as hydration requires. */
export function Root({ path, client }: RootProps) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <App path={path} client={client} />
      </I18nProvider>
    </StrictMode>
  );
}
