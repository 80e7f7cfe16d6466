export const MAKES_PDF = "pdf";
