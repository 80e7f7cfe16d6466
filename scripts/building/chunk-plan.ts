const pages = (...names: readonly string[]) => names.map((name) => `pages/${name}-page.tsx`);
const files = (folder: string, ...names: readonly string[]) =>
  names.map((name) => `${folder}/${name}`);

/** The script of every page. */
export const BOOT = "boot.ts";

/** The app's frame, also for visitors. */
export const APP = "main.tsx";

/** The first signed-in screen. */
export const HOME = ["app/first-picture.ts", "app/gate/signed-in-gate.tsx", ...pages("home/home")];

/** Stored answers and the outbox: on later visits loaded before the first call. */
export const KEPT = ["api/device/load-answers.ts", "api/outbox/save-for-later.ts"];

/** What home shows right after its first render. */
export const HOME_CARDS = [
  "features/account/security/components/recovery-reminder.tsx",
  ...files(
    "features/cycle",
    "missed-log/components/missed-log-place.tsx",
    "overview/components/cycle-details.tsx",
    "periods/components/long-open-period.tsx",
    "periods/components/period-buttons.tsx",
    "periods/components/same-period-question.tsx",
    "periods/components/stated-period.tsx",
    "predictions/components/long-wait-note.tsx",
    "ring/components/ring-stops.tsx",
    "stage/components/late-place.tsx",
  ),
  ...files("pages", "home/cards.tsx", "home/top-lines.tsx", "logs/open-logs.tsx"),
];

/** Other common entry pages: what they share with home's cards or other areas is one file. */
export const DAYS = pages("days/track", "days/calendar", "days/history");

/** The area with all charts in its file, and the areas that load it. */
export const CHARTS = "charts";
export const WITH_CHARTS = [CHARTS, "health", "papers", "pictures", "medicines"];

/** What visitors open. */
const ENTRANCE = [
  ...pages("visitor/landing", "visitor/login", "visitor/register", "visitor/recover"),
  "features/account/password-strength/components/strength-sign.tsx",
];
const LEGAL = pages("visitor/privacy", "visitor/terms", "visitor/contact");
/** Toasts and restored drafts also concern visitors. */
export const VISITORS = [
  ...ENTRANCE,
  ...LEGAL,
  "ui/toasts/toast-card.tsx",
  "api/seal/seal-text.ts",
];

/** The page a doctor opens by link. */
export const REPORT = [
  ...pages("visit/shared-report"),
  "features/visit/preparation/components/report.tsx",
];

/**
 * Other code that is used together, by its dynamically imported sources: each area is one file,
 * with everything no other area needs.
 */
export const AREAS: Readonly<Record<string, readonly string[]>> = {
  entrance: ENTRANCE,
  legal: LEGAL,
  report: REPORT,
  /** Loaded after home, or on events: storage, questions, logout. */
  background: [
    ...files("api", "outbox/store.ts", "seal/seal-text.ts"),
    ...files("app/device", "notices.tsx", "refused-dialog.tsx"),
    ...files("entry", "conflict/conflict-choice.tsx", "quick-exit/on-every-page.tsx"),
    ...files("entry", "lock/try-pin.ts", "drafts/resume-point.ts"),
    ...files(
      "pages/account",
      "empty-device.ts",
      "logout.tsx",
      "logout-dialog.tsx",
      "seal-records.ts",
    ),
    ...pages("account/locked", "account/profile-failed", "account/signed-out"),
    "ui/toasts/toast-card.tsx",
  ],
  /** Loaded when the user starts to write or answer; the worker caches it for offline use. */
  crisis: files("entry/crisis", "components/crisis-dialog.tsx", "load.ts"),
  concerns: [
    "entry/concerns/load.ts",
    ...files(
      "entry/concerns/components",
      "concern-line.tsx",
      "concern-list.tsx",
      "saved-concerns.tsx",
      "top-concern.tsx",
      "typed-concerns.tsx",
    ),
    "features/cycle/how-sure/components/how-sure-dialog.tsx",
    "features/cycle/pregnancy/components/bleeding-in-pregnancy.tsx",
  ],
  /** Home in stages of life without regular cycles. */
  stages: files(
    "features/cycle/stage/components",
    "stage-glance.tsx",
    "stage-row.tsx",
    "stage-card.tsx",
  ),
  track: pages("days/track"),
  logs: [
    ...pages("days/symptoms"),
    "pages/days/device-day.tsx",
    ...files("pages/logs", "day-log-dialog.tsx", "health-log-dialog.tsx"),
    "features/health/measures/components/entry-dialog.tsx",
  ],
  cycle: pages("days/calendar", "days/history", "days/year"),
  /** Includes everything that draws line charts. */
  [CHARTS]: pages("insights/trends"),
  pictures: pages("insights/patterns", "insights/how-you-feel", "insights/ovulation"),
  health: [
    ...pages("health/my-health", "health/labs", "health/background", "health/tried"),
    "features/health/labs/components/result-dialog.tsx",
  ],
  papers: [
    ...pages("health/hair-and-skin"),
    "features/health/hair-and-skin/components/check-walk.tsx",
    ...files(
      "features/health/uploads/components",
      "add-dialog.tsx",
      "edit-dialog.tsx",
      "show-dialog.tsx",
      "uploads-section.tsx",
    ),
  ],
  medicines: [
    ...pages("health/medicines", "health/note"),
    "pages/health/own-messages.tsx",
    "features/health/medicines/components/medicine-dialogs.tsx",
    "features/health/medicine-list/components/share-dialog.tsx",
  ],
  visit: [
    ...pages("visit/visit", "visit/shared"),
    ...files("pages/visit", "someone-i-trust.tsx", "trusted-copies.tsx"),
  ],
  learn: pages(
    "learn/learn",
    "learn/guidance",
    "learn/safety",
    "learn/care-plan",
    "learn/concerns",
    "learn/signs",
  ),
  account: [
    ...pages("account/settings"),
    "pages/account/signing-in.tsx",
    "pages/account/who-can-get-in.tsx",
    "features/account/home-screen/components/home-screen-card.tsx",
    "features/account/data-use/components/less-data-card.tsx",
    "features/account/reminders/components/reminders-card.tsx",
    "features/account/quick-exit/components/quick-exit-card.tsx",
  ],
  /** WebAuthn calls, which sign-in needs as well, and the cards of such keys. */
  keys: [
    "api/session/passkey-device.ts",
    ...files("features/account/lock/components", "lock-card.tsx", "passkey-unlock.tsx"),
    "features/account/passkeys/components/passkeys-card.tsx",
    "features/account/second-factor/components/second-factor-card.tsx",
    // For its QR code.
    "features/visit/links/components/health-link.tsx",
    ...files("features/account/people", "api.ts", "components/remember-card.tsx"),
    "features/account/people/components/who-is-using.tsx",
  ],
  welcome: [
    ...pages("account/onboarding", "account/setup", "visitor/begin"),
    "pages/account/consent-again.tsx",
  ],
  import: pages("account/import"),
  readers: files(
    "readers",
    "read-file.ts",
    ...files(
      "formats",
      "recognise-text.ts",
      "recognise-json.ts",
      "plain-text.ts",
      "zip/read-zip.ts",
    ),
    ...files("apps", "own-days.ts", "mwezi-csv.ts", "fhir.ts"),
  ),
  /** Readers of rarer files: health exports, spreadsheets. */
  "health-files": files(
    "readers",
    ...files("apps", "apple-health.ts", "health-auto-export.ts", "health-connect.ts"),
    ...files("formats", "spreadsheet.ts", "sqlite.ts"),
  ),
  suggest: files(
    "entry/better-words",
    "better-words.tsx",
    "suggestions-card.tsx",
    "word-choice.tsx",
    "word-form.tsx",
  ),
  /** A laboratory's text and PDF: read on demand. */
  slips: ["features/health/slips/components/slip-dialog.tsx", "readers/pdf/read-pdf.ts"],
  picture: ["features/account/security/use-picture.ts"],
  "locked-zip": ["readers/formats/zip/locked-zip.ts"],
};

export const VISITOR_AREAS = ["entrance", "legal"];

/**
 * Code shared by several areas belongs to the first family that contains all of them, else to
 * `common`.
 */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  forms: VISITOR_AREAS,
  settings: ["account", "keys", "medicines", "papers", "visit", "welcome"],
  files: ["import", "readers", "health-files", "locked-zip", "slips"],
  results: ["health", "slips"],
};
