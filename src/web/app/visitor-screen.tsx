import { lazy } from "react";
import { withWords } from "#web/i18n/i18n.ts";
import type { Screen } from "./gate.ts";

// Each page is a chunk of its own: who comes to sign in does not pay for the landing page.
const screens = {
  landing: lazy(() =>
    withWords(
      "open-pages",
      async () => (await import("./screens/landing-screen.tsx")).LandingScreen,
    ),
  ),
  login: lazy(async () => ({ default: (await import("./screens/login-screen.tsx")).LoginScreen })),
  register: lazy(async () => ({
    default: (await import("./screens/register-screen.tsx")).RegisterScreen,
  })),
  recover: lazy(async () => ({
    default: (await import("./screens/recover-screen.tsx")).RecoverScreen,
  })),
  privacy: lazy(() =>
    withWords(
      "open-pages",
      async () => (await import("./screens/privacy-screen.tsx")).PrivacyScreen,
    ),
  ),
  terms: lazy(() =>
    withWords("open-pages", async () => (await import("./screens/terms-screen.tsx")).TermsScreen),
  ),
  contact: lazy(() =>
    withWords(
      "open-pages",
      async () => (await import("./screens/contact-screen.tsx")).ContactScreen,
    ),
  ),
  "shared-report": lazy(() =>
    withWords(
      "doctor-visit",
      async () => (await import("./screens/shared-report-screen.tsx")).SharedReportScreen,
    ),
  ),
};

export type OpenScreen = keyof typeof screens;

export function isOpenScreen(screen: Screen): screen is OpenScreen {
  return screen in screens;
}

/** A page that needs no sign-in. */
export function VisitorScreen({ screen }: { readonly screen: OpenScreen }) {
  const Page = screens[screen];
  return <Page />;
}
