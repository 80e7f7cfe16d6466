import { pdfText } from "./pdf-text.ts";
import { UnreadablePdf, type WhyUnreadablePdf } from "./unreadable-pdf.ts";

/** Messages to the page. pdf.js posts its own beside them, which have no `kind`. */
export type PdfNews =
  | { readonly kind: "started" }
  | { readonly kind: "read"; readonly text: string }
  | { readonly kind: "refused"; readonly why: WhyUnreadablePdf };

const tell = (news: PdfNews) => postMessage(news);

addEventListener("message", ({ data }: MessageEvent<Uint8Array>) => {
  pdfText(data).then(
    (text) => tell({ kind: "read", text }),
    (error) =>
      tell({ kind: "refused", why: error instanceof UnreadablePdf ? error.why : "broken" }),
  );
});
tell({ kind: "started" });
