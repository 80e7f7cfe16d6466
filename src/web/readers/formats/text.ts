// Characters the contract refuses because they break files and screens.
const UNREADABLE = /[\p{Surrogate}\p{Cc}]/gu;
const LONGEST_NAME = 60;

/** Removes characters that can't be displayed; line breaks and tabs stay. */
export const readableText = (text: string) =>
  text.replace(UNREADABLE, (sign) => ("\n\r\t".includes(sign) ? sign : ""));

/** A name from a file, truncated for a list. */
export const exampleName = (text: string) =>
  readableText(text).replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
