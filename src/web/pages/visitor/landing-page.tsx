import { LandingView } from "#web/features/account/landing/components/landing-view.tsx";
import { logOut } from "../account/sign-out.ts";
import { VisitorShell } from "./visitor-shell.tsx";

export function LandingPage() {
  return (
    <VisitorShell onLogout={logOut}>
      <LandingView />
    </VisitorShell>
  );
}
