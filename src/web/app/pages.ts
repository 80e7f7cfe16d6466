import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ComponentType } from "react";
import { landings } from "#web/boot/landings.ts";
import { LANDING } from "#web/boot/open-pages.ts";
import { type FetchedScreen, fetchedScreen } from "./fetched-screen.tsx";

export type Tab = "dashboard" | "track" | "learn" | "my-health";

/** Signed-out visitors, signed-in users, or everyone: what is readable before consent. */
type Audience = "visitor" | "member" | "everyone";

interface Definition {
  /** Its addresses; the first is canonical. */
  readonly at: readonly [string, ...string[]];
  readonly title: MessageDescriptor;
  readonly tab?: Tab;
  readonly load: () => Promise<ComponentType>;
}

export interface Page extends Omit<Definition, "load"> {
  readonly audience: Audience;
  readonly load: () => Promise<unknown>;
  readonly screen: FetchedScreen<object>;
}

const shownTo =
  (audience: Audience) =>
  (definition: Definition): Page => {
    const screen = fetchedScreen(async () => ({ default: await definition.load() }));
    return { ...definition, audience, screen, load: screen.load };
  };
const visitorPage = shownTo("visitor");
const memberPage = shownTo("member");
const openPage = shownTo("everyone");

// biome-ignore format: one line for each page, to be read as a table
export const pages = {
  landing: visitorPage({ at: [LANDING, ...landings], title: msg`Mwezi: your health, beautifully understood`, load: async () => (await import("#web/pages/visitor/landing-page.tsx")).LandingPage }),
  login: visitorPage({ at: ["/login"], title: msg`Sign in – Mwezi`, load: async () => (await import("#web/pages/visitor/login-page.tsx")).LoginPage }),
  register: visitorPage({ at: ["/register"], title: msg`Create your account – Mwezi`, load: async () => (await import("#web/pages/visitor/register-page.tsx")).RegisterPage }),
  begin: visitorPage({ at: ["/begin"], title: msg`Create your account – Mwezi`, load: async () => (await import("#web/pages/visitor/begin-page.tsx")).BeginPage }),
  recover: visitorPage({ at: ["/recover"], title: msg`Recover your account – Mwezi`, load: async () => (await import("#web/pages/visitor/recover-page.tsx")).RecoverPage }),
  privacy: openPage({ at: ["/privacy"], title: msg`Privacy – Mwezi`, load: async () => (await import("#web/pages/visitor/privacy-page.tsx")).PrivacyPage }),
  terms: openPage({ at: ["/terms"], title: msg`Terms – Mwezi`, load: async () => (await import("#web/pages/visitor/terms-page.tsx")).TermsPage }),
  contact: openPage({ at: ["/contact"], title: msg`Contact – Mwezi`, load: async () => (await import("#web/pages/visitor/contact-page.tsx")).ContactPage }),
  "shared-report": openPage({ at: ["/shared-report"], title: msg`A report for a doctor – Mwezi`, load: async () => (await import("#web/pages/visit/shared-report-page.tsx")).SharedReportPage }),
  shared: openPage({ at: ["/shared"], title: msg`Mwezi`, load: async () => (await import("#web/pages/visit/shared-page.tsx")).SharedPage }),
  dashboard: memberPage({ at: ["/", "/dashboard"], title: msg`Home – Mwezi`, tab: "dashboard", load: async () => (await import("#web/pages/home/home-page.tsx")).HomePage }),
  track: memberPage({ at: ["/track", "/pcos-tracking"], title: msg`Track – Mwezi`, tab: "track", load: async () => (await import("#web/pages/days/track-page.tsx")).TrackPage }),
  signs: memberPage({ at: ["/signs"], title: msg`Signs to watch – Mwezi`, tab: "track", load: async () => (await import("#web/pages/learn/signs-page.tsx")).SignsPage }),
  guidance: memberPage({ at: ["/guidance"], title: msg`When to get help – Mwezi`, tab: "track", load: async () => (await import("#web/pages/learn/guidance-page.tsx")).GuidancePage }),
  safety: memberPage({ at: ["/safe"], title: msg`Mwezi`, tab: "track", load: async () => (await import("#web/pages/learn/safety-page.tsx")).SafetyPage }),
  concerns: memberPage({ at: ["/concerns"], title: msg`What to show a nurse or doctor – Mwezi`, tab: "dashboard", load: async () => (await import("#web/pages/learn/concerns-page.tsx")).ConcernsPage }),
  learn: memberPage({ at: ["/learn"], title: msg`Learn – Mwezi`, tab: "learn", load: async () => (await import("#web/pages/learn/learn-page.tsx")).LearnPage }),
  "care-plan": memberPage({ at: ["/learn/care-plan"], title: msg`My Care Plan – Mwezi`, tab: "learn", load: async () => (await import("#web/pages/learn/care-plan-page.tsx")).CarePlanPage }),
  "my-health": memberPage({ at: ["/my-health"], title: msg`My Health – Mwezi`, tab: "my-health", load: async () => (await import("#web/pages/health/my-health-page.tsx")).MyHealthPage }),
  labs: memberPage({ at: ["/my-health/labs"], title: msg`Labs – Mwezi`, tab: "my-health", load: async () => (await import("#web/pages/health/labs-page.tsx")).LabsPage }),
  medicines: memberPage({ at: ["/my-health/medications"], title: msg`Medications & Supplements – Mwezi`, tab: "my-health", load: async () => (await import("#web/pages/health/medicines-page.tsx")).MedicinesPage }),
  tried: memberPage({ at: ["/my-health/did-it-help"], title: msg`Did it help? – Mwezi`, tab: "my-health", load: async () => (await import("#web/pages/health/tried-page.tsx")).TriedPage }),
  visit: memberPage({ at: ["/my-health/doctor-visit", "/summary"], title: msg`Doctor Visit Prep – Mwezi`, tab: "my-health", load: async () => (await import("#web/pages/visit/visit-page.tsx")).VisitPage }),
  "hair-and-skin": memberPage({ at: ["/my-health/hair-and-skin"], title: msg`Hair and skin – Mwezi`, tab: "my-health", load: async () => (await import("#web/pages/health/hair-and-skin-page.tsx")).HairAndSkinPage }),
  background: memberPage({ at: ["/my-health/background"], title: msg`Your health background – Mwezi`, tab: "my-health", load: async () => (await import("#web/pages/health/background-page.tsx")).BackgroundPage }),
  calendar: memberPage({ at: ["/calendar"], title: msg`Calendar – Mwezi`, tab: "my-health", load: async () => (await import("#web/pages/days/calendar-page.tsx")).CalendarPage }),
  history: memberPage({ at: ["/history"], title: msg`Cycle history – Mwezi`, tab: "my-health", load: async () => (await import("#web/pages/days/history-page.tsx")).HistoryPage }),
  year: memberPage({ at: ["/history/year"], title: msg`Your year on a string – Mwezi`, tab: "my-health", load: async () => (await import("#web/pages/days/year-page.tsx")).YearPage }),
  trends: memberPage({ at: ["/trends"], title: msg`Trends – Mwezi`, tab: "my-health", load: async () => (await import("#web/pages/insights/trends-page.tsx")).TrendsPage }),
  ovulation: memberPage({ at: ["/ovulation"], title: msg`Signs of ovulation – Mwezi`, tab: "my-health", load: async () => (await import("#web/pages/insights/ovulation-page.tsx")).OvulationPage }),
  "how-you-feel": memberPage({ at: ["/my-health/how-you-feel"], title: msg`How you've been – Mwezi`, tab: "my-health", load: async () => (await import("#web/pages/insights/how-you-feel-page.tsx")).HowYouFeelPage }),
  patterns: memberPage({ at: ["/patterns"], title: msg`Your patterns – Mwezi`, tab: "my-health", load: async () => (await import("#web/pages/insights/patterns-page.tsx")).PatternsPage }),
  symptoms: memberPage({ at: ["/symptoms"], title: msg`Symptoms History – Mwezi`, tab: "dashboard", load: async () => (await import("#web/pages/days/symptoms-page.tsx")).SymptomsPage }),
  settings: memberPage({ at: ["/settings", "/settings/profile", "/settings/what-you-see", "/settings/reminders", "/settings/privacy", "/settings/someone-i-trust", "/settings/security", "/settings/access"], title: msg`Settings – Mwezi`, load: async () => (await import("#web/pages/account/settings-page.tsx")).SettingsPage }),
  note: memberPage({ at: ["/note"], title: msg`Mwezi`, load: async () => (await import("#web/pages/health/note-page.tsx")).NotePage }),
  import: memberPage({ at: ["/settings/import"], title: msg`Import your history – Mwezi`, load: async () => (await import("#web/pages/account/import-page.tsx")).ImportPage }),
} satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

const names = Object.keys(pages) as PageName[];

export function pageAt(path: string, ...audiences: readonly Audience[]): PageName | null {
  const address = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  return names.find((name) => isAt(pages[name], address, audiences)) ?? null;
}

const isAt = ({ at, audience }: Page, address: string, audiences: readonly Audience[]) =>
  audiences.includes(audience) && at.includes(address);
