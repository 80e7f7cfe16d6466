import { TermsPage } from "#web/features/legal/components/terms-page.tsx";
import { useSignOut } from "../use-sign-out.ts";
import { VisitorShell } from "../visitor-shell.tsx";

export function TermsScreen() {
  return (
    <VisitorShell onLogout={useSignOut()}>
      <TermsPage />
    </VisitorShell>
  );
}
