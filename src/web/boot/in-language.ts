/** Files without words have no language ending. */
export const inLanguage = (file: string, language: string): string =>
  file.replace(/\.en\.js$/, `.${language}.js`);
