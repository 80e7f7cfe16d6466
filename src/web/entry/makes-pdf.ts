/** The query of Doctor Visit Prep that downloads the PDF at once. */
export const MAKES_PDF = "pdf";
