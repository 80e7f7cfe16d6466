/** Translucent: follows the system's colour scheme, yet is readable in the other one. */
const TINTS =
  ":root{color:rgb(173 108 31/.17)}@media(prefers-color-scheme:dark){:root{color:rgb(134 106 156/.17)}}";

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A placeholder drawing as an image, which LCP measurements count. */
export function outlineImage({ left, top, width, height }: Box, drawing: string): string {
  const size = `width='${width}' height='${height}' viewBox='${left} ${top} ${width} ${height}'`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' ${size}><style>${TINTS}</style>${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
