/** A way of saying it. Words are as `plainWords` leaves them: small letters, no marks or hyphens. */
export interface Phrase {
  readonly words: string;
  /** A word before it that makes it mean something else: "I don't want to die". */
  readonly unlessAfter?: readonly string[];
  /** Words after it that do: "want to die laughing". */
  readonly unlessBefore?: readonly string[];
}

const NOT = ["dont", "didnt", "doesnt", "not", "never"];
/** Of a place or a person: "tired of living with my aunt". */
const PLACES = ["in", "with", "here", "there", "near", "at", "on", "by", "far", "alone", "next"];

const plain = (...phrases: readonly string[]): Phrase[] => phrases.map((words) => ({ words }));

const english: readonly Phrase[] = [
  ...plain("suicidal", "commit suicide", "end my life", "ending my life", "take my own life"),
  ...plain("taking my own life", "unalive myself", "better off dead", "better off without me"),
  ...plain("i wish i was dead", "i wish i were dead", "wish i had never woken up"),
  ...plain("go to sleep and never wake up", "go to sleep and not wake up"),
  ...plain("dont want to be alive", "do not want to be alive", "tired of being alive"),
  ...plain("no reason to live", "nothing to live for", "not worth living", "isnt worth living"),
  ...plain("hang myself", "hanging myself", "drink poison", "self harm", "self harmed"),
  ...plain("self harming", "hurt myself on purpose", "cut myself on purpose"),
  ...plain("thoughts of hurting myself", "thoughts of hurting my baby", "want to kill my baby"),
  ...plain("thoughts of suicide", "thinking of suicide", "thinking about suicide"),
  ...plain("think about suicide", "think of suicide", "attempt suicide", "attempted suicide"),
  ...plain("cutting myself again", "thoughts of cutting myself"),
  ...plain("want to end it all", "rather be dead", "wish i could die", "dont want to exist"),
  ...plain("dont want to be here anymore", "dont want to be here any more"),
  { words: "kill myself", unlessBefore: ["laughing", "with laughter"] },
  { words: "killing myself", unlessBefore: ["laughing", "with", "at", "over", "to", "for", "in"] },
  {
    words: "want to die",
    unlessAfter: NOT,
    unlessBefore: ["of", "laughing", "from", "my hair", "for"],
  },
  { words: "wanna die", unlessAfter: NOT, unlessBefore: ["of", "laughing", "from", "my hair"] },
  { words: "want to hurt myself", unlessAfter: NOT },
  { words: "want to harm myself", unlessAfter: NOT },
  { words: "been cutting myself", unlessBefore: ["some", "a", "off", "down", "short", "in"] },
  { words: "thoughts of harming myself" },
  { words: "thinking about hurting myself" },
  { words: "thinking about harming myself" },
  { words: "want to cut myself", unlessAfter: NOT, unlessBefore: ["some", "a", "off", "down"] },
  { words: "want to hurt my baby", unlessAfter: NOT },
  { words: "dont want to live", unlessBefore: PLACES },
  { words: "do not want to live", unlessBefore: PLACES },
  { words: "tired of living", unlessBefore: PLACES },
];

const swahili: readonly Phrase[] = [
  ...plain("kujiua", "nijiue", "nitajiua", "kujitoa uhai", "kujinyonga", "nijinyonge"),
  ...plain("kujidhuru", "bora nife", "heri nife"),
  { words: "nataka kufa", unlessAfter: ["si"], unlessBefore: ["njaa", "kwa kicheko", "kwa njaa"] },
  { words: "ninataka kufa", unlessBefore: ["njaa", "kwa kicheko", "kwa njaa"] },
  { words: "sitaki kuishi", unlessBefore: ["na", "hapa", "huku", "kwa", "katika", "pamoja"] },
  { words: "nimechoka kuishi", unlessBefore: ["na", "hapa", "huku", "kwa", "katika", "pamoja"] },
];

const hausa: readonly Phrase[] = [
  ...plain("ina so in mutu", "inaso in mutu", "ina son in mutu", "gara in mutu", "gwamma in mutu"),
  { words: "kashe kaina", unlessBefore: ["da aiki", "da dariya"] },
];

/** A letter's dot is a mark too: "mo fẹ́ kú". */
const yoruba: readonly Phrase[] = [
  ...plain("mo fe ku", "gbemi ara mi", "gba emi ara mi", "aye su mi"),
  { words: "fe pa ara mi", unlessBefore: ["mo", "da", "po", "lara"] },
];

const zulu: readonly Phrase[] = [
  ...plain("ngifuna ukufa", "ngifisa ukufa", "ukuzibulala", "ngizozibulala", "ngingazibulala"),
  ...plain("ngifuna ukuzilimaza", "angisafuni ukuphila", "ngikhathele ukuphila"),
];

const xhosa: readonly Phrase[] = [
  ...plain("ndifuna ukufa", "ndinqwenela ukufa", "ukuzibulala", "ndiza kuzibulala"),
  ...plain("ndingazibulala", "ndifuna ukuzenzakalisa", "andisafuni ukuphila"),
  ...plain("ndidiniwe kukuphila"),
];

const afrikaans: readonly Phrase[] = [
  ...plain("selfmoord", "selfdood", "myself doodmaak", "my self doodmaak", "myself van kant maak"),
  ...plain("ek wil dood wees", "beter af dood", "beter af sonder my", "wil myself seermaak"),
  ...plain("myself leed aandoen", "einde aan my lewe"),
  { words: "ek wil doodgaan", unlessBefore: ["van"] },
  { words: "ek wil sterf", unlessBefore: ["van"] },
  { words: "wil nie meer lewe", unlessBefore: ["in", "met", "hier", "by", "saam"] },
  { words: "wil nie meer leef", unlessBefore: ["in", "met", "hier", "by", "saam"] },
];

/**
 * Ways of saying that she thinks of dying or of hurting herself, in the languages of the app. Few,
 * and plain ones: a sentence said in jest must not open the panel. Our judgement, to be confirmed
 * by a clinician and by speakers of each language (docs/decisions/062).
 */
export const selfHarmPhrases = {
  English: english,
  Swahili: swahili,
  Hausa: hausa,
  Yoruba: yoruba,
  isiZulu: zulu,
  isiXhosa: xhosa,
  Afrikaans: afrikaans,
} as const satisfies Record<string, readonly Phrase[]>;
