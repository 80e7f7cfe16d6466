export const storageKeys = {
  token: "token",
  user: "user",
  onboardingComplete: "onboardingComplete",
  /** The token by which accounts recognise this browser at sign-in; survives signing out. */
  device: "mwezi.device",
  /** `own` or `shared`, as chosen at logout or in Settings; per account. */
  deviceUse: "mwezi.device-use",
  /** The page and unsaved input when the session ended, encrypted; see `resume-point.ts`. */
  resume: "mwezi.resume.v1",
  /** Prefix of unsaved drafts, followed by owner and form. */
  draft: "mwezi.draft.",
  setup: "mwezi.setup.v1",
  /** Notes stored in this browser only, by day, version 1; per account. */
  days: "mwezi.days.v1",
  /** A trusted person to call, encrypted; per account. */
  trustedPerson: "mwezi.trusted-person.v1",
  /** The ETag of the cached profile; removed with the session. */
  state: "mwezi.state",
  glucoseUnit: "mwezi.glucose-unit",
  /** How hair and skin figures are drawn: a skin tone, or outlines. */
  skinLook: "mwezi.skin-look",
  /** `notes` if the app is on the home screen under the neutral name and icon. */
  homeScreen: "mwezi.home-screen",
  /** A proof of the device's PIN that does not reveal it; per account. */
  lock: "mwezi.lock.v1",
  lastTouch: "mwezi.last-touch",
  /** The latest sign-in on another device that the user confirmed; per account. */
  signInsAnswered: "mwezi.sign-ins-answered",
  /** `on` to show the quick-exit button on every page. */
  quickExit: "mwezi.quick-exit",
  /** `on` or `off`; absent to follow the browser's preference. */
  lessData: "mwezi.less-data",
  /** Bytes downloaded per month. */
  dataUse: "mwezi.data-use",
  /** The language last chosen here, or of the last account used here, as a `lang` tag. */
  language: "mwezi.language",
  /** Suggested translations for a draft language, version 1. */
  suggestions: "mwezi.suggestions.v1",
  /** `light` or `dark`; absent to follow the system. */
  appearance: "mwezi.appearance",
} as const;
