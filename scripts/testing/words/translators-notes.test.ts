import { expect, it } from "vitest";
import { messagesFor } from "./catalogues.ts";
import { translatedTags } from "./terms.ts";
import { translatorsNotes } from "./translators-notes.ts";

it("a message has a note for each thing that translators misunderstood", () => {
  const notesOf = (english: string, id = english) => translatorsNotes(english, id).length;
  expect(notesOf("The cup leaks")).toBe(1);
  expect(notesOf("Choose “End Period” after your pill break.")).toBe(2);
  expect(notesOf("Harm on {day}", "concern.fact.violence")).toBe(1);
  expect(notesOf("It's spring. During the day.")).toBe(0);
});

it.each(translatedTags)("names of screens are in quotation marks in %s too", (language) => {
  const bare = messagesFor(language).filter(
    ({ english, text }) => /“\p{Lu}/u.test(english) && text !== "" && !/[“‘"«]/.test(text),
  );
  expect(bare.map(({ english }) => english)).toEqual([]);
});
