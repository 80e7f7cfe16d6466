import { ContactPage } from "#web/features/account/legal/components/contact-page.tsx";
import { signOutAndReload } from "./sign-out.ts";
import { VisitorShell } from "./visitor-shell.tsx";

export function ContactScreen() {
  return (
    <VisitorShell onLogout={signOutAndReload}>
      <ContactPage />
    </VisitorShell>
  );
}
