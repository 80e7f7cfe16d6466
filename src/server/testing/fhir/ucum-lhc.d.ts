/** The library has no types of its own; these are what the tests use of it. */
declare module "@lhncbc/ucum-lhc" {
  interface UcumLhcUtils {
    validateUnitString(code: string): { readonly status: "valid" | "invalid" | "error" };
  }
  const ucum: { readonly UcumLhcUtils: { getInstance(): UcumLhcUtils } };
  // biome-ignore lint/style/noDefaultExport: it is what the library exports.
  export default ucum;
}
