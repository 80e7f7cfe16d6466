import { describe, expect, it } from "vitest";
import { selfHarmPhrases } from "./self-harm-phrases.ts";
import { hasSelfHarmWords } from "./self-harm-words.ts";

const said = [
  "I want to die",
  "i just wanna die",
  "Some days I feel I want to kill myself.",
  "I've been thinking about killing myself",
  "They would be better off without me",
  "I don’t want to live anymore",
  "I do not want to live like this",
  "Feeling suicidal again tonight",
  "I wish I was dead",
  "There is no reason to live",
  "I’m so tired of living",
  "Thoughts of hurting my baby, I am scared",
  "self-harm urges",
  "I want to harm myself",
  "I've been cutting myself again",
  "I have been cutting myself for weeks",
  "Some nights I think about suicide",
  "I don't want to die of this. I want to die now",
  "Nataka kufa",
  "Nimefikiria kujiua",
  "Sitaki kuishi tena",
  "Ina so in mutu",
  "Zan kashe kaina",
  "Mo fẹ́ kú",
  "Mo fẹ́ pa ara mi",
  "Ayé sú mi",
  "Ngifuna ukufa",
  "Ngicabanga ukuzibulala",
  "Ndifuna ukufa",
  "Andisafuni ukuphila",
  "Ek wil doodgaan",
  "Ek wil nie meer lewe nie",
  "Ek dink aan selfmoord",
  "Ek wil sterf",
  "I am fine but nataka kufa",
];

const everyday = [
  "This job is killing me",
  "I could kill for chocolate",
  "Dead tired today",
  "My feet are killing me",
  "I nearly died laughing",
  "I want to die of embarrassment",
  "I could kill myself laughing at her jokes",
  "I'm killing myself with these workouts",
  "I want to die my hair red",
  "I don't want to die",
  "I'd die for a nap",
  "The shoes are to die for",
  "My phone is dead",
  "Cut myself shaving",
  "Cut myself while chopping onions, need a plaster",
  "Cutting myself some slack today",
  "I want to cut myself off from sugar",
  "I don't want to live with my in-laws",
  "I do not want to live in Joburg any more",
  "Tired of living in this heat",
  "I don't want to hurt myself at the gym",
  "The pain is murder",
  "I've been cutting myself some slack",
  "Ek wil sterf van die lag",
  "Cramps from hell, kill me now lol",
  "Could this medicine harm my baby?",
  "Grandmother died last year, still sad",
  "Hunger will kill me",
  "Killed it at work",
  "Ran 5 kms",
  "The deadline is hanging over me",
  "It ended. My life is busy",
  "Nakufa njaa",
  "Nataka kufa njaa, sijala tangu asubuhi",
  "Sitaki kuishi na mama mkwe",
  "Sitaki kufa",
  "Ina kashe kaina da aiki",
  "Yunwa za ta kashe ni",
  "Ebi ń pa mí",
  "Mo fẹ́ pa ara mi mọ́",
  "Mo fẹ́ kúrò níbí",
  "Ngifa yindlala",
  "Ndifa yindlala",
  "Ek wil doodgaan van die lag",
  "Ek werk myself dood",
  "Ek wil nie meer lewe in die stad nie",
  "",
];

describe("words of self-harm", () => {
  it.each(said)("are heard: %s", (note) => {
    expect(hasSelfHarmWords(note)).toBe(true);
  });

  it.each(everyday)("are not heard in an everyday sentence: %s", (note) => {
    expect(hasSelfHarmWords(note)).toBe(false);
  });

  it("are heard in a longer note, whatever stands around them", () => {
    for (const { words } of Object.values(selfHarmPhrases).flat()) {
      expect(hasSelfHarmWords(`Bad day, cramps 7. ${words}! Took ibuprofen.`), words).toBe(true);
    }
  });

  it("do not reach from one sentence into the next", () => {
    expect(hasSelfHarmWords("What I want to. Die Katze")).toBe(false);
  });

  it("are looked for quickly in the longest note", () => {
    const notes = "this job is killing me and I want to die of laughing ".repeat(40);
    expect(hasSelfHarmWords(notes)).toBe(false);
  });
});
