import { existsSync, readFileSync } from "node:fs";
import pofile from "pofile";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";

export type Texts = Readonly<Record<string, string>>;

/** Marks a message that is fetched by id. */
const BY_ID = "#. js-lingui-explicit-id";

/** In the bundle, scripts/build.ts copies the catalogues beside it; the source uses those of the web. */
const folders = ["./locales/", "../../../web/i18n/locales/"].map(
  (folder) => new URL(folder, import.meta.url),
);

/** Empty for English, which is in the code, and for a language without any. */
export function readCatalogue(language: LanguageTag): Texts {
  if (language === "en") return {};
  const name = `${language}.po`;
  const file = folders.map((folder) => new URL(name, folder)).find((url) => existsSync(url));
  if (file === undefined) return {};
  // The rest is the interface: parsing it would take three times as long.
  const blocks = readFileSync(file, "utf8").split("\n\n");
  const { items } = pofile.parse(blocks.filter((block) => block.includes(BY_ID)).join("\n\n"));
  const translated = items.flatMap(({ msgid, msgstr: [text = ""] }) =>
    text === "" ? [] : [[msgid, text] as const],
  );
  return Object.fromEntries(translated);
}
