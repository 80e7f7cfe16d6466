import { describe, expect, it } from "vitest";
import { pdfText } from "./letters.ts";

describe("a text in a PDF", () => {
  it("keeps the letters of Hausa and Yoruba", () => {
    expect(pdfText("ɓ ɗ ƙ Ẹ́ ọ̀ ṣ")).toBe("ɓ ɗ ƙ Ẹ́ ọ̀ ṣ".normalize("NFC"));
  });

  it("leaves pictures out, and marks each letter that it cannot print", () => {
    expect(pdfText("tired 👩🏾‍⚕️ again")).toBe("tired again");
    expect(pdfText("ሰላም")).toBe("???");
    expect(pdfText("🌙")).toBe("?");
    expect(pdfText("  ")).toBe("");
  });
});
