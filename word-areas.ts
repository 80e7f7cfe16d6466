/** Lists of src/web/words by their files. */
const lists = (...names: string[]) => names.map((name) => `words/${name}.ts`);

/** Pages by their names; those of an area have its words with them. */
const pages = (...names: string[]) => names.map((name) => `pages/${name}-page.tsx`);

/** What stands around every page of a visitor. */
const visitorParts = ["language-links", "visitor-footer", "visitor-header"].map(
  (name) => `pages/visitor/${name}.tsx`,
);

/** The recovery code, shown on the way in and in Settings. */
const codeParts = ["new-code", "offer-code"].map(
  (name) => `features/account/security/components/${name}.tsx`,
);

/**
 * The catalogues beside the app's own: one for each area, one for what the home page shows below
 * the fold, one for visitors, one for signing in. Each has a name in src/web/i18n/catalogues.ts, and its
 * pages load it with `withWords`. What several areas show is one message in `words`, which comes
 * with every area, or in `lists`, which home does without; a feature that two of them show stands in both; what the first screen shows
 * stands in the app's, by being named nowhere.
 */
export const wordAreas = {
  words: lists("norms-of-age", "ratings", "stress-tag", "symptom-type"),
  home: [
    "features/diary/check-in",
    "features/diary/stress",
    ...["recent-symptoms", "symptom-mark", "symptom-origin"].map(
      (name) => `features/diary/symptoms/components/${name}.tsx`,
    ),
    "features/diary/heat-map",
    "features/cycle/averages",
    "features/cycle/periods/components/period-buttons.tsx",
    "features/cycle/periods/use-undo.ts",
    "features/cycle/overview/components/cycle-details.tsx",
    "features/cycle/predictions/components/confidence-line.tsx",
    "features/account/security/components/recovery-reminder.tsx",
    "features/cycle/ring/components/ring-stops.tsx",
    "features/account/reminders/due-words.ts",
    "features/account/reminders/components/due-row.tsx",
    "pages/home/banner.tsx",
    "pages/home/cards.tsx",
    "pages/home/note-chips.tsx",
  ],
  device: [
    "entry/better-words/better-words.tsx",
    ...["new-version", "offline-notice", "outbox-notice"].map((name) => `app/device/${name}.tsx`),
    "entry/quick-exit",
    "features/account/security/components/new-sign-in.tsx",
  ],
  crisis: ["entry/crisis", "entry/draft-language", ...lists("emergency-number-kind")],
  concern: [
    "entry/concerns/words.ts",
    ...[
      "call-button",
      "concern-card",
      "concern-line",
      "help-now",
      "not-looked-through",
      "top-concern",
      "typed-concerns",
    ].map((name) => `entry/concerns/components/${name}.tsx`),
  ],
  lists: ["entry/measures", ...lists("cycles", "measure", "ovulation", "picture")],
  "about-her": ["entry/steps", ...lists("goal", "pregnancy-ending", "profile", "yes-no")],
  fields: ["entry/saving/field-words.ts"],
  conflict: ["entry/conflict"],
  open: [
    "articles/in-english.tsx",
    "features/account/landing",
    "features/account/legal",
    "pages/visitor/legal-page.tsx",
    ...visitorParts,
  ],
  entrance: [
    "entry/draft-language",
    "entry/saving/field-words.ts",
    "features/account/auth/components",
    ...visitorParts,
    ...codeParts,
    ...pages("visitor/account", "visitor/login", "visitor/register", "visitor/recover"),
  ],
  questions: [
    "features/cycle/missed-log",
    "features/cycle/predictions/components/long-wait-note.tsx",
    "features/cycle/stage",
    ...["long-open-period", "same-period-question", "told-period"].map(
      (name) => `features/cycle/periods/components/${name}.tsx`,
    ),
    "features/cycle/periods/use-undo.ts",
  ],
  cycle: [
    "entry/sign-effects",
    "features/cycle/calendar",
    "features/cycle/day-record",
    "features/cycle/history",
    "features/cycle/how-sure",
    "features/cycle/periods",
    "features/cycle/year",
    ...lists("leave-out-reason"),
    ...pages("days/calendar", "days/history", "days/year"),
  ],
  diary: [
    "features/diary/daily-log",
    "features/diary/health-log",
    "features/diary/device-log",
    "features/diary/transfer",
    "features/diary/period-question",
    "features/diary/symptoms/components/symptom-toggles.tsx",
    ...lists("daily-log"),
  ],
  signs: [
    "features/diary/signs",
    ...["day-field", "save-bar"].map((name) => `features/diary/daily-log/components/${name}.tsx`),
    ...pages("learn/signs"),
  ],
  symptoms: ["features/diary/symptoms", ...pages("days/symptoms")],
  health: [
    ...["background", "labs", "measures", "my-health", "tried"].map(
      (name) => `features/health/${name}`,
    ),
    "features/learn/goals",
    "features/learn/numbers",
    "features/health/trends/components/day-table.tsx",
    ...lists("lab-test"),
    ...pages("health/background", "health/labs", "health/tried"),
  ],
  papers: ["features/health/uploads"],
  skin: [
    ...["body-photos", "hair-and-skin"].map((name) => `features/health/${name}`),
    "features/health/uploads/view-model.ts",
    ...["day-table", "lines-card"].map((name) => `features/health/trends/components/${name}.tsx`),
    ...lists("hair-site"),
    ...pages("health/hair-and-skin"),
  ],
  medicines: [
    "entry/document-language.tsx",
    "entry/share-file.tsx",
    "features/health/medicine-list",
    "features/health/medicines",
    ...lists("medicines"),
    ...pages("health/medicines"),
  ],
  pictures: [
    "entry/sign-effects",
    ...["measures", "ovulation", "patterns", "questionnaires", "trends"].map(
      (name) => `features/health/${name}`,
    ),
    "features/health/labs/components/usual-range.tsx",
    ...pages("insights/how-you-feel", "insights/ovulation", "insights/patterns", "insights/trends"),
  ],
  visit: [
    "entry/proof",
    "entry/document-language.tsx",
    "entry/share-file.tsx",
    ...["links", "preparation"].map((name) => `features/visit/${name}`),
    ...lists("visit-part"),
    ...pages("visit/visit"),
  ],
  "shared-report": [
    "entry/document-language.tsx",
    "features/visit/shared-report",
    "features/visit/links/view-model.ts",
    "features/visit/preparation/components/report.tsx",
    ...pages("visit/shared-report"),
  ],
  trusted: ["entry/proof", "features/visit/links", "features/visit/trusted"],
  help: [
    "entry/draft-language",
    ...["guidance", "numbers", "safety"].map((name) => `features/learn/${name}`),
  ],
  learn: [
    ...["articles", "topics"].map((name) => `features/learn/${name}`),
    "articles",
    ...visitorParts,
  ],
  "care-plan": [
    ...["grade-words.ts", "in-english.tsx"].map((name) => `articles/${name}`),
    "features/learn/articles/components/evidence-legend.tsx",
    "features/learn/care-plan",
    "pages/learn/not-looked-at.tsx",
    ...pages("learn/care-plan"),
  ],
  concerns: [
    "pages/learn/not-looked-at.tsx",
    ...["concern-list", "seen-by-clinician"].map((name) => `entry/concerns/components/${name}.tsx`),
    ...pages("learn/concerns"),
  ],
  saved: ["entry/concerns/components/saved-concerns.tsx"],
  pregnancy: ["articles/in-english.tsx", "features/cycle/pregnancy"],
  logout: [
    "features/account/logout",
    "features/diary/transfer",
    "pages/account/logout-dialog.tsx",
    "pages/account/logout-unsent.tsx",
  ],
  refused: [
    "app/device/refused-dialog.tsx",
    ...["refused-fields", "refused-words"].map((name) => `app/device/${name}.ts`),
  ],
  lock: ["features/account/lock", ...pages("account/locked")],
  password: ["features/account/password-strength"],
  suggest: [
    "suggestion-form",
    "suggestion-row",
    "suggestions-card",
    "word-choice",
    "word-form",
  ].map((name) => `entry/better-words/${name}.tsx`),
  account: [
    "entry/proof/password-prompt.tsx",
    "entry/draft-language",
    "features/account/privacy",
    "features/account/profile/components",
    "features/account/appearance",
    "features/account/data-use",
    "features/account/home-screen",
    "features/account/quick-exit",
    "features/account/life-stages",
    "features/cycle/fertility",
    "pages/account/use-leaving.ts",
    ...pages("account/settings"),
  ],
  reminders: [
    "entry/proof",
    "features/account/setup/words.ts",
    "features/account/reminders/words.ts",
    "features/account/reminders/use-reminders-form.ts",
    ...[
      "cycle-times",
      "dose-buttons",
      "feed-address",
      "feed-card",
      "kind-fields",
      "lock-screen-line",
      "mail-card",
      "mail-preview",
      "note-words",
      "push-card",
      "quiet-fields",
    ].map((name) => `features/account/reminders/components/${name}.tsx`),
    ...["reminders-card", "reminders-form"].map(
      (name) => `features/account/reminders/components/${name}.tsx`,
    ),
  ],
  "signing-in": [
    ...["password-prompt.tsx", "words.ts"].map((name) => `entry/proof/${name}`),
    ...["access", "lock", "passkeys", "second-factor"].map((name) => `features/account/${name}`),
    "pages/account/who-can-get-in.tsx",
    ...["email-form", "password-form", "recovery-code", "security-card", "sessions"].map(
      (name) => `features/account/security/components/${name}.tsx`,
    ),
    ...codeParts,
  ],
  welcome: [
    "entry/draft-language",
    "features/account/onboarding",
    "features/account/setup",
    ...codeParts,
  ],
  import: ["features/account/import", ...lists("imports"), ...pages("account/import")],
};
