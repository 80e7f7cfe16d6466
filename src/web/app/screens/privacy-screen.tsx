import { PrivacyPage } from "#web/features/legal/components/privacy-page.tsx";
import { useSignOut } from "../use-sign-out.ts";
import { VisitorShell } from "../visitor-shell.tsx";

export function PrivacyScreen() {
  return (
    <VisitorShell onLogout={useSignOut()}>
      <PrivacyPage />
    </VisitorShell>
  );
}
