declare module "fontkit" {
  interface Position {
    readonly xOffset: number;
    readonly xAdvance: number;
  }
  interface Typeface {
    readonly characterSet: readonly number[];
    layout(text: string): { readonly positions: readonly Position[] };
  }
  export function create(file: Buffer): Typeface;
}
