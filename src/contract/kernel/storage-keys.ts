/** Every key of Mwezi in the browser's local storage. */
export const storageKeys = {
  token: "token",
  user: "user",
  onboardingComplete: "onboardingComplete",
  /** The token by which her accounts know this browser at sign-in; it stays when she signs out. */
  device: "mwezi.device",
  /** `own` or `shared`, as she said of this device at logout or in Settings; one for each account. */
  deviceUse: "mwezi.device-use",
  /** Where she was and what she had typed when her session ended, sealed; see `resume-point.ts`. */
  resume: "mwezi.resume.v1",
  /** The local setup wizard's record, version 1. */
  setup: "mwezi.setup.v1",
  /** What she logs in this browser only, day by day, version 1; one record for each account. */
  days: "mwezi.days.v1",
  /** Someone she trusts, to call on a bad day, sealed; one record for each account. */
  trustedPerson: "mwezi.trusted-person.v1",
  /** The state of her data, as the ETag of her profile kept here has it; it goes with the session. */
  state: "mwezi.state",
  /** The unit she types glucose in. */
  glucoseUnit: "mwezi.glucose-unit",
  /** How she likes the figures of hair and skin drawn: a tone of skin, or lines alone. */
  skinLook: "mwezi.skin-look",
  /** `notes` where Mwezi stands on her home screen under another name and picture. */
  homeScreen: "mwezi.home-screen",
  /** The PIN of this device, as a proof that does not give it away; one for each account. */
  lock: "mwezi.lock.v1",
  /** When an unlocked tab was last touched. */
  lastTouch: "mwezi.last-touch",
  /** Up to which sign-in on another device she said that it was her; one for each account. */
  signInsAnswered: "mwezi.sign-ins-answered",
  /** `on` where every page has a way to leave it at once. */
  quickExit: "mwezi.quick-exit",
  /** `on` or `off`, as she chose; absent where the browser's own wish counts. */
  lessData: "mwezi.less-data",
  /** How many bytes came in a month. */
  dataUse: "mwezi.data-use",
  /** The language last chosen here, or of the account last used here, as a page's `lang` has it. */
  language: "mwezi.language",
  /** A language that some screens have as a draft, where one is chosen on this device. */
  draftLanguage: "mwezi.draft-language",
  /** Better words for a draft language that were suggested on this device, version 1. */
  suggestions: "mwezi.suggestions.v1",
  /** `light`, `dark`, or absent for the system's own. */
  appearance: "mwezi.appearance",
} as const;
