import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { followOtherTabs } from "#web/api/other-tabs.ts";
import type { QueryClient } from "#web/api/queries/client.ts";
import { QueryClientContext } from "#web/api/queries/client-context.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { emptyScreen, readToken } from "#web/api/session.ts";
import { showKeptToast } from "#web/pages/kept-toast.ts";
import { LogoutPlace } from "#web/pages/logout-place.tsx";
import { Toaster } from "#web/ui/toast.tsx";

interface ProvidersProps {
  readonly client: QueryClient | undefined;
  readonly children: ReactNode;
}

/** What every screen stands on: the data it reads, and the place where toasts appear. */
export function Providers({ client, children }: ProvidersProps) {
  const { t } = useLingui();
  const [queryClient] = useState(() => client ?? createQueryClient());
  useEffect(showKeptToast, []);
  useEffect(followSignInOfOtherTabs, []);
  useEffect(() => followOtherTabs(queryClient), [queryClient]);
  return (
    <QueryClientContext value={queryClient}>
      {children}
      <LogoutPlace />
      <Toaster label={t`Notification`} hint={t`Notifications (F8)`} />
    </QueryClientContext>
  );
}

/**
 * When someone signs in or out in another tab, or while this page lay in the browser's history,
 * what it shows may be another woman's: it starts anew.
 */
function followSignInOfOtherTabs(): () => void {
  const token = readToken();
  const startAnew = ({ key }: Event & { readonly key?: string | null }) => {
    // A storage event without a key: the other tab has emptied this browser, worker included.
    if (readToken() === token && key !== null) return;
    emptyScreen();
    sessionStorage.clear();
    location.reload();
  };
  addEventListener("storage", startAnew);
  addEventListener("pageshow", startAnew);
  return () => {
    removeEventListener("storage", startAnew);
    removeEventListener("pageshow", startAnew);
  };
}
