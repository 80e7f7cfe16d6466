import { describe, expect, it } from "vitest";
import { pdfText, scriptsOf } from "./letters.ts";

describe("a text in a PDF", () => {
  it("keeps the letters of Hausa and Yoruba", () => {
    expect(pdfText("ɓ ɗ ƙ ƴ Jummaʼa Ẹ́ ọ̀ ṣ")).toBe("ɓ ɗ ƙ ƴ Jummaʼa Ẹ́ ọ̀ ṣ".normalize("NFC"));
  });

  it("keeps Amharic, and assigns a font to each part", () => {
    expect(pdfText("ሆዴን፣ ለምን?")).toBe("ሆዴን፣ ለምን?");
    expect(scriptsOf("Selam ሰላም ነው!")).toEqual([
      ["latin", "Selam "],
      ["ethiopic", "ሰላም ነው"],
      ["latin", "!"],
    ]);
    expect(scriptsOf("")).toEqual([]);
  });

  it("drops emoji, and marks each letter that it cannot print", () => {
    expect(pdfText("tired 👩🏾‍⚕️ again")).toBe("tired again");
    expect(pdfText("こんにちは")).toBe("?????");
    expect(pdfText("🌙")).toBe("?");
    expect(pdfText("  ")).toBe("");
  });
});
