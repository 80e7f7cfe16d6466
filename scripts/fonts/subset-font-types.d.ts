declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2" | "truetype";
    readonly variationAxes?: Record<string, { readonly min: number; readonly max: number }>;
  }
  function subsetFont(font: Buffer, letters: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
