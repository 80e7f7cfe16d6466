import { LegalView } from "#web/features/account/legal/components/legal-view.tsx";
import { text } from "#web/features/account/legal/privacy.md";
import { signOutAndReload } from "./sign-out.ts";
import { VisitorShell } from "./visitor-shell.tsx";

export function PrivacyPage() {
  return (
    <VisitorShell onLogout={signOutAndReload}>
      <LegalView text={text} />
    </VisitorShell>
  );
}
