/**
 * The file of a language; files without words have no such ending and are the same for all.
 * @example inLanguage("/assets/home-x.en.js", "sw") // "/assets/home-x.sw.js"
 */
export const inLanguage = (file: string, language: string): string =>
  file.replace(/\.en\.js$/, `.${language}.js`);
