import { useLingui } from "@lingui/react/macro";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { storageKeys } from "#contract/storage-keys.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { Toaster } from "#web/ui/toast.tsx";
import { showKeptToast } from "./kept-toast.ts";

/** What every screen stands on: the data it reads, and the place where toasts appear. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const [queryClient] = useState(createQueryClient);
  useEffect(showKeptToast, []);
  useEffect(followSignInOfOtherTabs, []);
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Toaster label={t`Notification`} hint={t`Notifications (F8)`} />
    </QueryClientProvider>
  );
}

/** Another tab signed in or out: what this one shows may be another woman's, so it starts anew. */
function followSignInOfOtherTabs(): () => void {
  const startAnew = (event: StorageEvent) => {
    if (event.key === storageKeys.token || event.key === null) location.reload();
  };
  addEventListener("storage", startAnew);
  return () => removeEventListener("storage", startAnew);
}
