import { describe, expect, it } from "vitest";
import { detailsIn, messagesIn } from "./texts.ts";
import { doubledTexts, problemsOf } from "./word-problems.ts";

const place = "moon.tsx";
const read = (text: string) => ({ text, place });

describe("a text for users", () => {
  it.each([
    ["Your e-mail address", "“e-mail” in “Your e-mail address”: write email"],
    ["Nothing noted", "“noted” in “Nothing noted”: write logged, log"],
    ["This cannot be saved", "“cannot” in “This cannot be saved”: write can't"],
    ["Low estrogen", "“estrogen” in “Low estrogen”: write oestrogen"],
  ])("has one word per thing: %s", (text, problem) => {
    expect(problemsOf(read(text))).toEqual([`${place}: ${problem}`]);
  });

  it("is unchanged if it is in the specification", () => {
    const text = "Start logging stress levels to see personalized insights.";
    expect(problemsOf(read(text))).toEqual([]);
    expect(problemsOf(read(`${text} Soon.`))).toHaveLength(1);
  });

  it("has straight apostrophes, like the specification", () => {
    expect(problemsOf(read("You're set"))).toEqual([]);
    expect(problemsOf(read("You’re set"))).toEqual([
      `${place}: “You’re” in “You’re set”: write a straight apostrophe`,
    ]);
  });

  it("has sentences of at most 25 words, except in articles", () => {
    const words = (count: number) => `${"moon ".repeat(count - 1)}moon.`;
    expect(problemsOf(read(`${words(25)} ${words(25)}`))).toEqual([]);
    expect(problemsOf(read(words(26)))).toEqual([`${place}: 26 words, 25 at most: “${words(26)}”`]);
    expect(problemsOf({ ...read(words(26)), isArticle: true })).toEqual([]);
  });

  it("is counted separately for each plural form", () => {
    const form = "moon ".repeat(20).trim();
    const text = `{n, plural, one {# ${form}} other {# ${form}}}`;
    expect(problemsOf(read(text))).toEqual([]);
    expect(problemsOf(read(`${text} ${form}`))).toHaveLength(2);
  });

  it("that explains things has its own vocabulary, in British spelling", () => {
    const text = { ...read("What is sealed, and the color of it"), isOwnWords: true };
    expect(problemsOf(text)).toEqual([
      `${place}: “color” in “What is sealed, and the color of it”: write colour`,
    ]);
  });
});

describe("two texts with the same meaning", () => {
  it("are reported, whatever their punctuation and contractions", () => {
    const texts = ["This period isn't saved.", "The period is not saved", "The period is saved"];
    expect(doubledTexts(texts.map(read))).toEqual([
      "the same twice: “This period isn't saved.” and “The period is not saved”",
    ]);
  });

  it("may be a question and its answer, or short labels", () => {
    expect(doubledTexts(["Delete this result?", "Delete this result"].map(read))).toEqual([]);
    expect(doubledTexts(["Save it", "Save"].map(read))).toEqual([]);
  });

  it("count once if a message is in two catalogues", () => {
    expect(doubledTexts([read("We saved your entry."), read("We saved your entry.")])).toEqual([]);
  });
});

describe("the texts", () => {
  it("of a catalogue include each message with a file that uses it, without the report's", () => {
    const catalogue = [
      'msgid ""\nmsgstr ""',
      '#: src/web/moon.tsx\nmsgid "Full"\nmsgstr "Full"',
      '#: src/report/sun.ts\nmsgid "sun.title"\nmsgstr "A noted sun"',
    ].join("\n\n");
    expect(messagesIn(catalogue, "en.po")).toEqual([
      { text: "Full", place: "src/web/moon.tsx (en.po)" },
    ]);
  });

  it("of the server include its error messages", () => {
    const source = 'throw new AppError("x", "Sign in again.");\nconst detail = "Wait a moment.";';
    expect(detailsIn(source, place).map(({ text }) => text)).toEqual([
      "Sign in again.",
      "Wait a moment.",
    ]);
  });
});
