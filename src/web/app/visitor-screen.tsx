import { lazy } from "react";
import { withWords } from "#web/i18n/i18n.ts";
import type { Screen } from "./gate.ts";

// Each page is a chunk of its own: who comes to sign in does not pay for the landing page.
const screens = {
  landing: lazy(() =>
    withWords(
      "open-pages",
      async () => (await import("#web/pages/landing-page.tsx")).LandingScreen,
    ),
  ),
  login: lazy(async () => ({ default: (await import("#web/pages/login-page.tsx")).LoginScreen })),
  register: lazy(async () => ({
    default: (await import("#web/pages/register-page.tsx")).RegisterScreen,
  })),
  recover: lazy(async () => ({
    default: (await import("#web/pages/recover-page.tsx")).RecoverScreen,
  })),
  privacy: lazy(() =>
    withWords(
      "open-pages",
      async () => (await import("#web/pages/privacy-page.tsx")).PrivacyScreen,
    ),
  ),
  terms: lazy(() =>
    withWords("open-pages", async () => (await import("#web/pages/terms-page.tsx")).TermsScreen),
  ),
  contact: lazy(() =>
    withWords(
      "open-pages",
      async () => (await import("#web/pages/contact-page.tsx")).ContactScreen,
    ),
  ),
  "shared-report": lazy(() =>
    withWords(
      "doctor-visit",
      async () => (await import("#web/pages/shared-report-page.tsx")).SharedReportScreen,
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
