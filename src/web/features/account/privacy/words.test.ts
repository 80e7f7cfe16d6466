import { i18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { ApiError } from "#web/api/errors.ts";
import { exportForms } from "./view-model.ts";
import { failureWords, formWords } from "./words.ts";

i18n.loadAndActivate({ locale: "en", messages: {} });

describe("the forms her data can take", () => {
  it("begin with the one that brings everything back", () => {
    expect(exportForms[0]).toBe("json");
  });

  it("are each told in one plain sentence", () => {
    for (const form of exportForms) {
      const sentence = i18n._(formWords[form].description);
      expect(sentence, form).toMatch(/^[A-Z].{20,90}\.$/);
    }
  });
});

describe("an export that failed", () => {
  it("says what to log first when there is nothing for a calendar", () => {
    expect(i18n._(failureWords(new ApiError(404, "", null)))).toContain("Log a period");
  });

  it.each([new ApiError(500, "", null), new Error("torn")])(
    "else can be tried again: %s",
    (error) => {
      expect(i18n._(failureWords(error))).toBe("Please try again.");
    },
  );
});
