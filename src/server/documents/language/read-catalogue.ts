import { existsSync, readFileSync } from "node:fs";
import pofile from "pofile";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { documentAreas } from "#report/document-areas.ts";

/** Sentences by id, in ICU MessageFormat. */
export type Texts = Readonly<Record<string, string>>;

/** Beside the bundle, where scripts/build.ts copies them; the source reads those of the web. */
const folders = ["./locales/", "../../../web/i18n/locales/"].map(
  (folder) => new URL(folder, import.meta.url),
);

/** The translations that documents need; English stands in the code, and a language may have none yet. */
export function readCatalogue(language: LanguageTag): Texts {
  if (language === "en") return {};
  return Object.assign({}, ...documentAreas.map((area) => textsIn(`${area}/${language}.po`)));
}

function textsIn(name: string): Texts {
  const file = folders.map((folder) => new URL(name, folder)).find((url) => existsSync(url));
  if (file === undefined) return {};
  const { items } = pofile.parse(readFileSync(file, "utf8"));
  const translated = items.flatMap(({ msgid, msgstr: [text = ""] }) =>
    text === "" ? [] : [[msgid, text] as const],
  );
  return Object.fromEntries(translated);
}
