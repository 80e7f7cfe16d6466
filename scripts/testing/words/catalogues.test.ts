import { describe, expect, it } from "vitest";
import { isDraft } from "#contract/kernel/draft-languages.ts";
import { languageTags } from "#contract/kernel/language-tag.ts";
import { buttonTexts, buttonTextsIn } from "./button-texts.ts";
import { messagesFor, type Shape, shapesOf, textsIn } from "./catalogues.ts";
import { reviewedLanguages } from "./reviews/reviewed-languages.ts";
import { bareText, isNoted } from "./same-words.ts";
import { glossary, holdsTerm, translatedTags } from "./terms.ts";

const english = shapesOf(textsIn("en"));
/** CLDR's categories. Yoruba has no singular; an additional `one` does no harm. */
const categories = ["one", "other"];

function differing(language: string, same: (original: Shape, other: Shape) => boolean): string[] {
  return [...shapesOf(textsIn(language))].flatMap(([key, shape]) => {
    const original = english.get(key);
    return original === undefined || same(original, shape) ? [] : [key];
  });
}

/** Characters that fit one line of a button at 320 px. */
const LINE = 24;
const lettersIn = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").length;

const equal = (one: readonly string[], other: readonly string[]) =>
  one.join("|") === other.join("|");

describe.each(translatedTags)("the messages in %s", (language) => {
  it("have the same placeholders as English", () => {
    expect(differing(language, (one, other) => equal(one.values, other.values))).toEqual([]);
  });

  it("have the same links and emphasis", () => {
    expect(differing(language, (one, other) => equal(one.tags, other.tags))).toEqual([]);
  });

  it("use the language's plural categories, always with `other`", () => {
    const isRight = ({ plurals }: Shape) =>
      plurals.length === 0 ||
      (plurals.includes("other") && plurals.every((name) => categories.includes(name)));
    expect(differing(language, (_, other) => isRight(other))).toEqual([]);
  });

  it("have the same select cases", () => {
    expect(differing(language, (one, other) => equal(one.selects, other.selects))).toEqual([]);
  });

  it("use the glossary's terms where it has the language", () => {
    const terms = new Map(glossary.map((term) => [term.english.toLowerCase(), term]));
    const others = messagesFor(language).flatMap(({ english: original, text }) => {
      const term = terms.get(original.toLowerCase());
      return term === undefined || text === "" || holdsTerm(text, term, language)
        ? []
        : [`${original}: ${text}`];
    });
    expect(others).toEqual([]);
  });

  it("share a translation between different messages only with a note", () => {
    const meanings = new Map<string, Set<string>>();
    for (const { english: original, text } of messagesFor(language)) {
      const words = bareText(text);
      if (words === "") continue;
      meanings.set(words, (meanings.get(words) ?? new Set()).add(bareText(original)));
    }
    const unnoted = [...meanings].filter(([, texts]) => texts.size > 1 && !isNoted([...texts]));
    expect(unnoted.map(([text, texts]) => `${text}: ${[...texts].join(" | ")}`)).toEqual([]);
  });

  it("are at most 1.4 times as long as English on a button, or fit one line on a phone", () => {
    const buttons = buttonTexts();
    const long = messagesFor(language).filter(
      ({ english: original, text }) =>
        buttons.has(original) && lettersIn(text) > Math.max(LINE, 1.4 * lettersIn(original)),
    );
    expect(long.map(({ text }) => text)).toEqual([]);
  });

  it("are in Unicode's composed form, so that they are found and rendered consistently", () => {
    const texts = [...textsIn(language).values()];
    expect(texts.filter((text) => text !== text.normalize("NFC"))).toEqual([]);
  });
});

it("the app marks languages with unreviewed messages as drafts", () => {
  const reviewed = languageTags.filter((language) => !isDraft(language));
  // `npm run words -- sw` updates the list.
  expect(reviewed).toEqual(reviewedLanguages());
});

it("a button is found by its text, unless it contains a value or an icon", () => {
  const source = `<Button onClick={() => go(1)} busy={is}>
      <Trans>Save it
        all</Trans>
    </Button>
    <ButtonLink href="/"><Trans>Home</Trans></ButtonLink>
    <Button><Trans>Add {name}</Trans></Button><p><Trans>Text</Trans></p>`;
  expect(buttonTextsIn(source)).toEqual(["Save it all", "Home"]);
});

it("a lost placeholder, an open tag and a plural without `other` are detected", () => {
  const shapes = shapesOf(
    new Map([
      ["a", "{count, plural, one {# day} other {# days}} of <0>{name}</0>"],
      ["b", "siku za <0>"],
    ]),
  );
  expect(shapes.get("a")).toEqual({
    values: ["count, plural", "name, value"],
    tags: ["</0>", "<0>"],
    plurals: ["one", "other"],
    selects: [],
  });
  expect(shapes.get("b")).toMatchObject({ values: [], tags: ["<0>"] });
});
