import { msg } from "@lingui/core/macro";
import type { WhyUnreadablePdf } from "#web/readers/pdf/unreadable-pdf.ts";
import type { Labels } from "#web/words/labels.ts";
import type { FoundState } from "./use-slip.ts";

export const foundWords: Labels<FoundState> = {
  "to-check": msg`Not checked yet`,
  saved: msg`Saved`,
  skipped: msg`Not saved`,
  there: msg`Already in your results`,
};

export const pdfWords: Labels<WhyUnreadablePdf> = {
  not_pdf: msg`This isn't a PDF. Choose your laboratory's PDF, or paste the text of its message.`,
  scanned: msg`This PDF is a scan or a photo, so it has no text to read. Type your results, and keep the PDF under documents.`,
  odd_letters: msg`This PDF doesn't name the letters it shows. Open it, copy its text, then paste it here.`,
  locked: msg`This PDF has a password. Open it with the password, copy its text, then paste it here.`,
  broken: msg`This PDF is damaged. Download it once more, or paste its text here.`,
  too_large: msg`This PDF is too large for a laboratory report. Choose the report alone, or paste its text here.`,
  not_loaded: msg`We can't reach Mwezi. Check your connection and try again.`,
};
