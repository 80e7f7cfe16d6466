import { describe, expect, it } from "vitest";
import { messagesFor, type Shape, shapesOf, textsIn } from "./catalogues.ts";
import { glossary, holdsTerm, languages } from "./terms.ts";

const english = shapesOf(textsIn("en"));
/** CLDR's categories; Yoruba tells one from many nowhere, which a `one` beside it does not harm. */
const categories = ["one", "other"];

function differing(language: string, same: (original: Shape, other: Shape) => boolean): string[] {
  return [...shapesOf(textsIn(language))].flatMap(([key, shape]) => {
    const original = english.get(key);
    return original === undefined || same(original, shape) ? [] : [key];
  });
}

const equal = (one: readonly string[], other: readonly string[]) =>
  one.join("|") === other.join("|");

describe.each(languages)("the words in %s", (language) => {
  it("have every value of the English, and none of their own", () => {
    expect(differing(language, (one, other) => equal(one.values, other.values))).toEqual([]);
  });

  it("have its links and emphasis", () => {
    expect(differing(language, (one, other) => equal(one.tags, other.tags))).toEqual([]);
  });

  it("tell numbers apart as the language does, and always have a rest", () => {
    const isRight = ({ plurals }: Shape) =>
      plurals.length === 0 ||
      (plurals.includes("other") && plurals.every((name) => categories.includes(name)));
    expect(differing(language, (_, other) => isRight(other))).toEqual([]);
  });

  it("choose between the same cases", () => {
    expect(differing(language, (one, other) => equal(one.selects, other.selects))).toEqual([]);
  });

  it("call a thing of the field by its term", () => {
    const terms = new Map(glossary.map((term) => [term.english.toLowerCase(), term]));
    const others = messagesFor(language).flatMap(({ english: original, text }) => {
      const term = terms.get(original.toLowerCase());
      return term === undefined || text === "" || holdsTerm(text, term, language)
        ? []
        : [`${original}: ${text}`];
    });
    expect(others).toEqual([]);
  });

  it("say one message in one way, in whichever catalogue it stands", () => {
    const ways = new Map<string, Set<string>>();
    for (const { context, id, text } of messagesFor(language)) {
      const key = `${context} ${id}`;
      if (text !== "") ways.set(key, (ways.get(key) ?? new Set()).add(text));
    }
    expect([...ways].filter(([, texts]) => texts.size > 1)).toEqual([]);
  });

  it("are in the composed form of Unicode, so that they are found and drawn alike", () => {
    const texts = [...textsIn(language).values()];
    expect(texts.filter((text) => text !== text.normalize("NFC"))).toEqual([]);
  });
});

it("a value that is lost, a tag left open and a plural without a rest are seen", () => {
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
