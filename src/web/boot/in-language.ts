/**
 * Files without words have no language ending. @example inLanguage("/assets/home-x.en.js", "sw") //
 * "/assets/home-x.sw.js"
 */
export const inLanguage = (file: string, language: string): string =>
  file.replace(/\.en\.js$/, `.${language}.js`);
