import { ContactPage } from "#web/features/legal/components/contact-page.tsx";
import { useSignOut } from "../use-sign-out.ts";
import { VisitorShell } from "../visitor-shell.tsx";

export function ContactScreen() {
  return (
    <VisitorShell onLogout={useSignOut()}>
      <ContactPage />
    </VisitorShell>
  );
}
