import { expect, it } from "vitest";
import { lostLetters } from "./pdf-letters.ts";

it("names each letter that the PDF's fonts lack, once", () => {
  expect(lostLetters("Amina أمينة, Ẹ́ ọ̀ ሰላም, Анна 🌙")).toEqual([..."أمينةАна"].filter(isFirst));
  expect(lostLetters("ɓ ɗ ƙ Jummaʼa, 36.5 °C, 50 % – “yes”")).toEqual([]);
});

const isFirst = (letter: string, at: number, all: readonly string[]) => all.indexOf(letter) === at;
