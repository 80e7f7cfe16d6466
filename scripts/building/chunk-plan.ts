const pages = (...names: readonly string[]) => names.map((name) => `pages/${name}-page.tsx`);
const files = (folder: string, ...names: readonly string[]) =>
  names.map((name) => `${folder}/${name}`);

/** The script of every page. */
export const BOOT = "boot.ts";

/** The app's frame, for a visitor too. */
export const APP = "main.tsx";

/** The first signed-in screen. */
export const HOME = ["app/first-picture.ts", "app/signed-in-gate.tsx", ...pages("home")];

/** What this device keeps, and what waits to be sent: from a second visit on before the first call. */
export const KEPT = ["api/device/load-answers.ts", "api/outbox/save-for-later.ts"];

/** What home shows as soon as its first picture stands. */
export const HOME_CARDS = [
  "features/account/security/components/recovery-reminder.tsx",
  ...files(
    "features/cycle",
    "missed-log/components/missed-log-card.tsx",
    "overview/components/cycle-details.tsx",
    "periods/components/long-open-period.tsx",
    "periods/components/period-buttons.tsx",
    "periods/components/same-period-question.tsx",
    "periods/components/told-period.tsx",
    "predictions/components/long-wait-note.tsx",
    "predictions/components/paused-note.tsx",
    "ring/components/ring-stops.tsx",
  ),
  ...files("pages", "home/cards.tsx", "home/top-lines.tsx", "logs/open-logs.tsx"),
];

/** What a visit often begins at besides: what they share with home's cards or with other areas is one file. */
export const DAYS = pages("track", "calendar", "history");

/** The area that is whole in its file, and the areas that fetch it for what they draw in the same way. */
export const CHARTS = "charts";
export const WITH_CHARTS = [CHARTS, "health", "papers", "pictures", "medicines"];

/** What visitors come to. */
const ENTRANCE = [
  ...pages("landing", "login", "register", "recover"),
  "features/account/password-strength/components/strength-sign.tsx",
];
const LEGAL = pages("privacy", "terms", "contact");
/** A toast, and what she had typed when her session ended, wait for a visitor too. */
export const VISITORS = [...ENTRANCE, ...LEGAL, "ui/toast-card.tsx", "api/seal/seal-text.ts"];

/** The page a link leads a doctor to. */
export const REPORT = [
  ...pages("shared-report"),
  "features/visit/preparation/components/report.tsx",
];

/**
 * What is opened together beside that, by the sources that are fetched by name: each is one file,
 * with what no other needs.
 */
export const AREAS: Readonly<Record<string, readonly string[]>> = {
  entrance: ENTRANCE,
  legal: LEGAL,
  report: REPORT,
  /** Fetched once home stands, or when something happens: what keeps, asks, or says goodbye. */
  background: [
    ...files("api", "outbox/store.ts", "seal/seal-text.ts"),
    ...files("app/device", "notices.tsx", "refused-dialog.tsx"),
    ...files("entry", "conflict/conflict-choice.tsx", "quick-exit/on-every-page.tsx"),
    ...files("entry", "lock/try-pin.ts", "resume-point.ts"),
    ...files("pages", "empty-device.ts", "logout.tsx", "logout-dialog.tsx", "seal-records.ts"),
    ...pages("locked", "profile-failed", "signed-out"),
    "ui/toast-card.tsx",
  ],
  /** Fetched when she begins to write or answer; the worker keeps it for when there is no network. */
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
  track: pages("track"),
  logs: [
    ...pages("symptoms"),
    "pages/device-day.tsx",
    ...files("pages/logs", "day-log-dialog.tsx", "health-log-dialog.tsx"),
    "features/health/measures/components/entry-dialog.tsx",
  ],
  cycle: pages("calendar", "history", "year"),
  /** With all that draws her values as lines. */
  [CHARTS]: pages("trends"),
  pictures: pages("patterns", "how-you-feel", "ovulation"),
  health: [
    ...pages("my-health", "labs", "background", "tried"),
    "features/health/labs/components/result-dialog.tsx",
  ],
  papers: [
    ...pages("hair-and-skin"),
    "features/health/hair-and-skin/components/check-walk.tsx",
    ...files(
      "features/health/uploads/components",
      ...["add-dialog.tsx", "edit-dialog.tsx", "show-dialog.tsx", "uploads-section.tsx"],
    ),
  ],
  medicines: [
    ...pages("medicines", "note"),
    "pages/own-messages.tsx",
    "features/health/medicines/components/medicine-dialogs.tsx",
    "features/health/medicine-list/components/share-dialog.tsx",
  ],
  visit: [
    ...pages("visit", "shared"),
    ...files("pages", "someone-i-trust.tsx", "trusted-copies.tsx"),
  ],
  learn: pages("learn", "guidance", "safety", "care-plan", "concerns", "signs"),
  account: [
    ...pages("settings"),
    "pages/signing-in.tsx",
    "pages/who-can-get-in.tsx",
    "features/account/home-screen/components/home-screen-card.tsx",
    "features/account/data-use/components/less-data-card.tsx",
    "features/account/reminders/components/reminders-card.tsx",
    "features/account/quick-exit/components/quick-exit-card.tsx",
  ],
  /** What asks her device for a passkey, which signing in does too, and the cards of such keys. */
  keys: [
    "api/passkey-device.ts",
    ...files("features/account/lock/components", "lock-card.tsx", "passkey-unlock.tsx"),
    "features/account/passkeys/components/passkeys-card.tsx",
    "features/account/second-factor/components/second-factor-card.tsx",
  ],
  welcome: pages("onboarding", "setup"),
  import: pages("import"),
  readers: files(
    "readers",
    "read-file.ts",
    ...files("formats", "recognise-text.ts", "recognise-json.ts", "plain-text.ts", "read-zip.ts"),
    ...files("apps", "own-days.ts", "mwezi-csv.ts", "fhir.ts"),
  ),
  "apple-health": ["readers/apps/apple-health.ts"],
  suggest: files(
    "entry/better-words",
    ...["better-words.tsx", "suggestions-card.tsx", "word-choice.tsx", "word-form.tsx"],
  ),
  "locked-zip": ["readers/formats/locked-zip.ts"],
};

/** The areas of a visitor. */
export const VISITOR_AREAS = ["entrance", "legal"];

/** What several areas need lies in the first of these that names them all, else in `common`. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  forms: VISITOR_AREAS,
  files: ["import", "readers", "apple-health", "locked-zip"],
};
