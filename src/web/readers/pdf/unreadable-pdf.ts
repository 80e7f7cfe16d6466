export type WhyUnreadablePdf =
  | "not_pdf"
  /** The pages are pictures. */
  | "scanned"
  /** The file doesn't say which letters its fonts draw. */
  | "odd_letters"
  | "locked"
  | "broken"
  | "too_large";

export class UnreadablePdf extends Error {
  readonly why: WhyUnreadablePdf;
  constructor(why: WhyUnreadablePdf) {
    super(why);
    this.why = why;
  }
}
