interface Rule {
  readonly applies: (english: string, id: string) => boolean;
  readonly note: string;
}

/** What the bilingual readings found misunderstood again and again. */
const rules: readonly Rule[] = [
  {
    applies: (_, id) => id.startsWith("concern.fact."),
    note: "Printed in the doctor's report about her: name no person, neither “you” nor “she”.",
  },
  {
    applies: (english) => /\b(?:pills?|patch(?:es)?|ring)\b/i.test(english),
    note: "Pill, patch and ring are contraceptives here, unless beads are meant: not any tablet, sticker or finger ring.",
  },
  {
    applies: (english) => /\bcups?\b/i.test(english),
    note: "A menstrual cup, unless food or drink is meant.",
  },
  {
    applies: (english) => /“\p{Lu}/u.test(english),
    note: "In quotation marks: the name of a screen or button. Use its translation, in quotation marks too.",
  },
  {
    applies: (english) => /\bparents?\b/i.test(english),
    note: "Mother or father: not the word for father alone.",
  },
];

/** @example translatorsNotes("Tap “Save”.", "Tap “Save”.") // ["In quotation marks: …"] */
export const translatorsNotes = (english: string, id: string): readonly string[] =>
  rules.filter(({ applies }) => applies(english, id)).map(({ note }) => note);
