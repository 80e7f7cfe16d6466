export const storageKeys = {
  token: "token",
  user: "user",
  onboardingComplete: "onboardingComplete",
  /** Accounts recognise this browser by it; survives signing out. */
  device: "mwezi.device",
  /** `own` or `shared`; per account. */
  deviceUse: "mwezi.device-use",
  /** The page and unsaved input at the session's end, encrypted: `resume-point.ts`. */
  resume: "mwezi.resume.v1",
  setup: "mwezi.setup.v1",
  /** Notes in this browser only, by day; per account. */
  days: "mwezi.days.v1",
  /** Encrypted; per account. */
  trustedPerson: "mwezi.trusted-person.v1",
  /** The ETag of the cached profile; removed with the session. */
  state: "mwezi.state",
  glucoseUnit: "mwezi.glucose-unit",
  /** A skin tone, or outlines. */
  skinLook: "mwezi.skin-look",
  /** `notes` under the neutral name and icon. */
  homeScreen: "mwezi.home-screen",
  /** Proves the device's PIN without revealing it; per account. */
  lock: "mwezi.lock.v1",
  lastTouch: "mwezi.last-touch",
  /** The latest confirmed sign-in on another device; per account. */
  signInsAnswered: "mwezi.sign-ins-answered",
  /** `on`: on every page. */
  quickExit: "mwezi.quick-exit",
  /** Absent to follow the browser's preference. */
  lessData: "mwezi.less-data",
  /** Bytes per month. */
  dataUse: "mwezi.data-use",
  /** As a `lang` tag. */
  language: "mwezi.language",
  /** For a draft language. */
  suggestions: "mwezi.suggestions.v1",
  /** Absent to follow the system. */
  appearance: "mwezi.appearance",
} as const;
