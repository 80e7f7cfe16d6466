import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import type { QueryClient } from "#web/api/queries/client.ts";
import { QueryClientContext } from "#web/api/queries/client-context.ts";
import { createQueryClient } from "#web/api/queries/query-client.ts";
import { followOtherTabs } from "#web/api/session/other-tabs.ts";
import { emptyScreen, readToken } from "#web/api/session/session.ts";
import { LogoutPlace } from "#web/pages/account/logout-place.tsx";
import { showPendingToast } from "#web/pages/account/pending-toast.ts";
import { Toaster } from "#web/ui/toasts/toast.tsx";

interface ProvidersProps {
  readonly client: QueryClient | undefined;
  readonly children: ReactNode;
}

export function Providers({ client, children }: ProvidersProps) {
  const { t } = useLingui();
  const [queryClient] = useState(() => client ?? createQueryClient());
  useEffect(showPendingToast, []);
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

/** Reloads when another tab has signed in or out: the page may show another user's data. */
function followSignInOfOtherTabs(): () => void {
  const token = readToken();
  const reload = ({ key }: Event & { readonly key?: string | null }) => {
    // An event without a key: the other tab has cleared all storage.
    if (readToken() === token && key !== null) return;
    emptyScreen();
    sessionStorage.clear();
    location.reload();
  };
  addEventListener("storage", reload);
  addEventListener("pageshow", reload);
  return () => {
    removeEventListener("storage", reload);
    removeEventListener("pageshow", reload);
  };
}
