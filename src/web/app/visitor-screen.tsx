import { lazy } from "react";
import { withWords } from "#web/i18n/i18n.ts";
import type { Screen } from "./gate.ts";

// Each page is a chunk of its own: who comes to sign in does not pay for the landing page.
const screens = {
  landing: lazy(() =>
    withWords("open-pages", async () => (await import("#web/pages/landing-page.tsx")).LandingPage),
  ),
  login: lazy(async () => ({ default: (await import("#web/pages/login-page.tsx")).LoginPage })),
  register: lazy(async () => ({
    default: (await import("#web/pages/register-page.tsx")).RegisterPage,
  })),
  recover: lazy(async () => ({
    default: (await import("#web/pages/recover-page.tsx")).RecoverPage,
  })),
  privacy: lazy(() =>
    withWords("open-pages", async () => (await import("#web/pages/privacy-page.tsx")).PrivacyPage),
  ),
  terms: lazy(() =>
    withWords("open-pages", async () => (await import("#web/pages/terms-page.tsx")).TermsPage),
  ),
  contact: lazy(() =>
    withWords("open-pages", async () => (await import("#web/pages/contact-page.tsx")).ContactPage),
  ),
  "shared-report": lazy(() =>
    withWords(
      "doctor-visit",
      async () => (await import("#web/pages/shared-report-page.tsx")).SharedReportPage,
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
