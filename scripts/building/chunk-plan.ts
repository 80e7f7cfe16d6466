const pages = (...names: readonly string[]) => names.map((name) => `pages/${name}-page.tsx`);

export const BOOT = "boot.ts";

/** The app's frame, also for visitors. */
export const APP = "main.tsx";

/** The first signed-in screen. */
export const HOME = ["app/first-picture.ts", "app/gate/signed-in-gate.tsx", ...pages("home/home")];

/** Stored answers and the outbox: on later visits loaded before the first call. */
export const KEPT = ["api/device/load-answers.ts", "api/outbox/save-for-later.ts"];

/** Other common entry pages: what they share with home's cards or other areas is one file. */
export const DAYS = pages("days/track", "days/calendar", "days/history");

/** Toasts and restored drafts also concern visitors. */
export const ALSO_FOR_VISITORS = ["ui/toasts/toast-card.tsx", "api/seal/seal-text.ts"];

/** What home shows right after its first render. */
export const CARDS = "home-cards";

/** The page a doctor opens by link. */
export const REPORT = "report";

/** The area with all charts in its file, and the areas that load it. */
export const CHARTS = "charts";
export const WITH_CHARTS = [CHARTS, "health", "papers", "pictures", "medicines"];

/** By where dynamically imported sources lie; the first pattern that fits decides. */
const AREAS: Readonly<Record<string, RegExp>> = {
  /** Home in stages of life without regular cycles, and once a period is late. */
  stages: /^features\/cycle\/stage\/components\/(late|stage)-/,
  [CARDS]:
    /^features\/cycle\/(missed-log|overview|periods|predictions|ring|stage)\/|recovery-reminder|^pages\/(home\/|logs\/open-logs)/,
  entrance: /^pages\/visitor\/(landing|login|register|recover)-|\/password-strength\//,
  legal: /^pages\/visitor\/(privacy|terms|contact)-/,
  welcome: /^pages\/(visitor\/|account\/(onboarding|setup|consent-again))/,
  [REPORT]: /^pages\/visit\/shared-report-|^features\/visit\/preparation\//,
  /** Loaded when the user starts to write or answer; the worker caches it for offline use. */
  crisis: /^entry\/crisis\//,
  concerns: /^entry\/concerns\/|^features\/cycle\//,
  track: /^pages\/days\/track-/,
  cycle: /^pages\/days\/(calendar|history|year)-/,
  logs: /^pages\/(days|logs)\/|^features\/health\/measures\//,
  [CHARTS]: /^pages\/insights\/trends-/,
  pictures: /^pages\/insights\//,
  papers: /^(pages|features)\/health\/(hair-and-skin|uploads)/,
  medicines: /^(pages|features)\/health\/(medicine|note-|own-messages)/,
  /** A laboratory's text and PDF: read on demand. */
  slips: /^features\/health\/slips\//,
  health: /^(pages|features)\/health\//,
  visit: /^pages\/visit\//,
  learn: /^pages\/learn\//,
  import: /^pages\/account\/import-/,
  suggest: /^entry\/better-words\//,
  /** WebAuthn calls, which sign-in needs as well, the cards of such keys, and QR codes. */
  keys: /passkey-device|^features\/account\/(lock|passkeys|people|second-factor)\/|\/health-link\./,
  /** Also for articles, which load nothing else. */
  "read-aloud": /^ui\/read-aloud\//,
  account: /^features\/account\/|^pages\/account\/(settings-|signing-in|who-can)/,
  "locked-zip": /\/locked-zip\./,
  /** Readers of rarer files: health exports, spreadsheets, calendars, Mwezi's own. */
  "health-files":
    /^readers\/(apps\/(apple-health|health-|fhir|mwezi-csv)|formats\/(spreadsheet|sqlite)|tables\/calendar)/,
  readers: /^readers\//,
  /** Loaded after home, or on events: storage, questions, logout. */
  background: /^/,
};

export const areaOf = (source: string): string =>
  Object.keys(AREAS).find((area) => AREAS[area]?.test(source)) ?? "";

export const VISITOR_AREAS = ["entrance", "legal"];

/** The first family that contains all areas of some shared code gets it, else `common`. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  forms: VISITOR_AREAS,
  settings: ["account", "keys", "medicines", "papers", "visit", "welcome"],
  files: ["import", "readers", "health-files", "locked-zip", "slips"],
  results: ["health", "slips"],
};
