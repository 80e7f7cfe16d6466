/** Types for what the tests use of the library, which has none. */
declare module "@lhncbc/ucum-lhc" {
  interface UcumLhcUtils {
    validateUnitString(code: string): { readonly status: "valid" | "invalid" | "error" };
  }
  const ucum: { readonly UcumLhcUtils: { getInstance(): UcumLhcUtils } };
  // biome-ignore lint/style/noDefaultExport: it is what the library exports.
  export default ucum;
}
