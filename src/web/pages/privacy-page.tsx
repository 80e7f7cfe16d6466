import { PrivacyView } from "#web/features/account/legal/components/privacy-view.tsx";
import { signOutAndReload } from "./sign-out.ts";
import { VisitorShell } from "./visitor-shell.tsx";

export function PrivacyPage() {
  return (
    <VisitorShell onLogout={signOutAndReload}>
      <PrivacyView />
    </VisitorShell>
  );
}
