import { describe, expect, it } from "vitest";
import { paperText } from "./letters.ts";

describe("a text on paper", () => {
  it("keeps the letters of Hausa and Yoruba", () => {
    expect(paperText("ɓ ɗ ƙ Ẹ́ ọ̀ ṣ")).toBe("ɓ ɗ ƙ Ẹ́ ọ̀ ṣ".normalize("NFC"));
  });

  it("leaves pictures out, and marks each letter that it cannot print", () => {
    expect(paperText("tired 👩🏾‍⚕️ again")).toBe("tired again");
    expect(paperText("ሰላም")).toBe("???");
    expect(paperText("🌙")).toBe("?");
    expect(paperText("  ")).toBe("");
  });
});
