// What breaks files and screens: the contract refuses it, so it is left out here.
const UNREADABLE = /[\p{Surrogate}\p{Cc}]/gu;
const LONGEST_NAME = 60;

/** Text without characters that cannot be shown; line breaks and tabs stay. */
export const readableText = (text: string) =>
  text.replace(UNREADABLE, (sign) => ("\n\r\t".includes(sign) ? sign : ""));

/** A name out of a file, short enough to stand in a list. */
export const exampleName = (text: string) =>
  readableText(text).replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
