import { ContactView } from "#web/features/account/legal/components/contact-view.tsx";
import { signOutAndReload } from "./sign-out.ts";
import { VisitorShell } from "./visitor-shell.tsx";

export function ContactPage() {
  return (
    <VisitorShell onLogout={signOutAndReload}>
      <ContactView />
    </VisitorShell>
  );
}
