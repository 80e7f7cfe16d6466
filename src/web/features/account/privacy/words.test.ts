import { i18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { ApiError } from "#web/api/failures/errors.ts";
import { exportForms } from "./view-model.ts";
import { failureWords, formWords } from "./words.ts";

i18n.loadAndActivate({ locale: "en", messages: {} });

describe("the export formats", () => {
  it("start with the complete export, the only one that can be imported again", () => {
    expect(exportForms[0]).toBe("json");
  });

  it("are each described in one sentence", () => {
    for (const form of exportForms) {
      const sentence = i18n._(formWords[form].description);
      expect(sentence, form).toMatch(/^[A-Z].{20,90}\.$/);
    }
  });
});

describe("a failed export", () => {
  it("names what to log first if there is nothing for a calendar", () => {
    expect(i18n._(failureWords(new ApiError(404, "", null)))).toContain("Log a period");
  });

  it.each([new ApiError(500, "", null), new Error("torn")])(
    "can otherwise be retried: %s",
    (error) => {
      expect(i18n._(failureWords(error))).toBe("Please try again.");
    },
  );
});
