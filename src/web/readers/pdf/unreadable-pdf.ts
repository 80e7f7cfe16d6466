export type WhyUnreadablePdf =
  | "not_pdf"
  /** The pages are pictures. */
  | "scanned"
  /** The file doesn't say which letters its fonts draw. */
  | "odd_letters"
  | "locked"
  | "broken"
  | "too_large"
  /** The reader, which is loaded on first use, can't be reached. */
  | "not_loaded";

export class UnreadablePdf extends Error {
  readonly why: WhyUnreadablePdf;
  constructor(why: WhyUnreadablePdf) {
    super(why);
    this.why = why;
  }
}

/** Gzipped, at most; the build's budget enforces it. */
export const PDF_READER_KILOBYTES = 440;
