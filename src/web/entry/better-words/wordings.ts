const TAG = /<\/?\d+\/?>/g;
/** More forms in one message than any has by plurals and cases. */
const MOST = 24;
const choices: readonly unknown[] = ["plural", "select", "selectordinal"];

/**
 * The ways a compiled message may read, one for each form of its plurals and cases. A value is its name
 * in curly brackets; links and emphasis are left out.
 * @example wordingsOf([["n", "plural", { one: ["# day"], other: ["#", " days"] }]])
 */
export function wordingsOf(message: unknown): readonly string[] {
  const ways = Array.isArray(message) ? waysOfAll(message, "") : [textOf(message, "")];
  return [...new Set(ways.map(tidy).filter((way) => way !== ""))];
}

/** All forms of a message, one under the other. */
export const readingOf = (message: unknown): string => wordingsOf(message).join("\n");

/** As a text is looked for: in one form of Unicode, its spaces single, whatever keeps it on one line. */
export const tidy = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll("\u2060", "")
    .replaceAll("\u2011", "-")
    .replaceAll(/\s+/g, " ")
    .trim();

const waysOfAll = (tokens: readonly unknown[], counted: string): readonly string[] =>
  tokens.reduce<readonly string[]>(
    (ways, token) => {
      const next = waysOf(token, counted);
      return ways.flatMap((way) => next.map((part) => way + part)).slice(0, MOST);
    },
    [""],
  );

function waysOf(token: unknown, counted: string): readonly string[] {
  if (!Array.isArray(token)) return [textOf(token, counted)];
  const [name, kind, forms]: readonly unknown[] = token;
  if (!choices.includes(kind)) return [`{${name}}`];
  return Object.entries(Object(forms)).flatMap(([form, tokens]) =>
    form === "offset" ? [] : waysOfAll(Array.isArray(tokens) ? tokens : [tokens], String(name)),
  );
}

/** "#" stands for the number that chose the form. */
const textOf = (token: unknown, counted: string): string =>
  token === "#" && counted !== "" ? `{${counted}}` : String(token).replaceAll(TAG, "");
