import { LandingPage } from "#web/features/account/landing/components/landing-page.tsx";
import { signOutAndReload } from "./sign-out.ts";
import { VisitorShell } from "./visitor-shell.tsx";

export function LandingScreen() {
  return (
    <VisitorShell onLogout={signOutAndReload}>
      <LandingPage />
    </VisitorShell>
  );
}
