import { TermsPage } from "#web/features/account/legal/components/terms-page.tsx";
import { signOutAndReload } from "./sign-out.ts";
import { VisitorShell } from "./visitor-shell.tsx";

export function TermsScreen() {
  return (
    <VisitorShell onLogout={signOutAndReload}>
      <TermsPage />
    </VisitorShell>
  );
}
