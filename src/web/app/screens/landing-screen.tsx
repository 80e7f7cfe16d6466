import { LandingPage } from "#web/features/landing/components/landing-page.tsx";
import { useSignOut } from "../use-sign-out.ts";
import { VisitorShell } from "../visitor-shell.tsx";

export function LandingScreen() {
  return (
    <VisitorShell onLogout={useSignOut()}>
      <LandingPage />
    </VisitorShell>
  );
}
