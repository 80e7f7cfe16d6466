import { describe, expect, it } from "vitest";
import { messagesFor } from "./catalogues.ts";
import { translatedTags } from "./terms.ts";

/** What is drafted whole: a crisis, signing out and the strength of a password. */
const WHOLE = [
  "src/web/entry/crisis/",
  "src/web/words/emergency-number-kind.ts",
  "src/web/features/account/logout/",
  "src/web/features/account/password-strength/",
  "src/web/features/diary/transfer/",
  "src/web/pages/account/logout-dialog.tsx",
  "src/web/pages/account/logout-unsent.tsx",
];

const english = messagesFor("en");

describe.each(translatedTags)("the drafts in %s", (language) => {
  const drafts = messagesFor(language);

  it("translate every sentence of screens for a crisis, signing out and passwords", () => {
    const drafted = new Map(drafts.map(({ key, text }) => [key, text]));
    const sentences = english.filter(
      ({ text, places }) =>
        text.includes(" ") &&
        places.some((place) => WHOLE.some((start) => place.startsWith(start))),
    );
    expect(sentences.length).toBeGreaterThan(20);
    const left = sentences.filter(({ key, text }) => (drafted.get(key) ?? text) === text);
    expect(left.map(({ text }) => text)).toEqual([]);
  });

  it("use composed letters and the curved apostrophe", () => {
    for (const { text, english: original } of drafts) {
      if (text === original) continue;
      expect(text).toBe(text.normalize("NFC"));
      expect(text).not.toContain("'");
    }
  });
});
