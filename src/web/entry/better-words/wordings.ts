const TAG = /<\/?\d+\/?>/g;
/** More forms than any message has. */
const MOST = 24;
const choices: readonly unknown[] = ["plural", "select", "selectordinal"];

/** One per plural and select form, without tags. */
export function wordingsOf(message: unknown): readonly string[] {
  const variants = Array.isArray(message) ? variantsOfAll(message, "") : [textOf(message, "")];
  return [...new Set(variants.map(tidy).filter((way) => way !== ""))];
}

export const readingOf = (message: unknown): string => wordingsOf(message).join("\n");

/** Normalises a text for searching: Unicode NFC and single spaces, including non-breaking ones. */
export const tidy = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll("\u2060", "")
    .replaceAll("\u2011", "-")
    .replaceAll(/\s+/g, " ")
    .trim();

const variantsOfAll = (tokens: readonly unknown[], counted: string): readonly string[] =>
  tokens.reduce<readonly string[]>(
    (variants, token) => {
      const next = variantsOf(token, counted);
      return variants.flatMap((way) => next.map((part) => way + part)).slice(0, MOST);
    },
    [""],
  );

function variantsOf(token: unknown, counted: string): readonly string[] {
  if (!Array.isArray(token)) return [textOf(token, counted)];
  const [name, kind, forms]: readonly unknown[] = token;
  if (!choices.includes(kind)) return [`{${name}}`];
  return Object.entries(Object(forms)).flatMap(([form, tokens]) =>
    form === "offset" ? [] : variantsOfAll(Array.isArray(tokens) ? tokens : [tokens], String(name)),
  );
}

const textOf = (token: unknown, counted: string): string =>
  token === "#" && counted !== "" ? `{${counted}}` : String(token).replaceAll(TAG, "");
