import { PrivacyPage } from "#web/features/account/legal/components/privacy-page.tsx";
import { signOutAndReload } from "./sign-out.ts";
import { VisitorShell } from "./visitor-shell.tsx";

export function PrivacyScreen() {
  return (
    <VisitorShell onLogout={signOutAndReload}>
      <PrivacyPage />
    </VisitorShell>
  );
}
