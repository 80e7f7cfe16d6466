import { TermsView } from "#web/features/account/legal/components/terms-view.tsx";
import { signOutAndReload } from "./sign-out.ts";
import { VisitorShell } from "./visitor-shell.tsx";

export function TermsPage() {
  return (
    <VisitorShell onLogout={signOutAndReload}>
      <TermsView />
    </VisitorShell>
  );
}
