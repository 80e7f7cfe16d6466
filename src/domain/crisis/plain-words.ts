/** Letters that Unicode does not decompose into letter and mark. */
const HOOKED: Readonly<Record<string, string>> = { ɓ: "b", ɗ: "d", ƙ: "k" };

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    want: "wnt wana wannt waant wantt",
    "want to": "wanna wannna wnna wanto",
    to: "2",
    dont: "dnt dunt donot",
    be: "b",
    take: "tk",
    this: "dis",
    tonight: "tonite tonyt",
    disappear: "disapear dissapear",
    cant: "cnt kant cannot",
    not: "nt",
    no: "noo",
    life: "lyf lyfe",
    live: "liv lyv",
    living: "livin lving",
    alive: "aliv",
    die: "diee dy",
    dying: "dyin",
    dead: "ded deadd",
    killing: "killin",
    kill: "kil kiil kll",
    cutting: "cuttin cuting",
    hurting: "hurtin",
    ending: "endin",
    myself: "miself myslf mysef mysel maself masef mself meself myselv mysellf myseld",
    baby: "bby babby",
    without: "withou wthout witout widout",
    better: "beta betta bettr",
    anymore: "animore anymor anymo nymore nemore",
    suicide: "sucide suiside suicde suicid siucide suicied",
    suicidal: "sucidal suicidel suisidal suicidle suicial siucidal sucidel",
    overdose: "overdos overdoze",
    tablets: "tablest tabelts tabs",
    pills: "pils pilz",
    point: "pont",
    reason: "reson resaon",
    wake: "weke wak",
    going: "goin",
    "going to": "gonna gona gunna",
    think: "fink thnk",
    thinking: "thinkin thnking",
    forever: "4ever 4eva foreva",
    everyone: "every1 evry1 evryone",
    "no one": "no1 noone",
    would: "wud wuld",
    could: "cud",
    should: "shud",
    was: "waz",
    just: "jst jus",
    tired: "tierd tird",
    unalive: "unaliv",
    unaliving: "unalivin",
    taking: "takin",
  }).flatMap(([word, spellings]) => spellings.split(" ").map((spelling) => [spelling, word])),
);

/** Word pairs that become one, applied after the spellings: "do not" is "dont". */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/ (do|does|did|is|are|was|were|would|could|should|have|has|had) not(?= )/g, " $1nt"],
  [/ will not(?= )/g, " wont"],
  [/ can not(?= )/g, " cant"],
  [/ (?:any more|no more|nomore)(?= )/g, " anymore"],
  [/ w o(?= )/g, " without"],
];

/**
 * Splits a note into sentences of lower-case words without marks, with one space around each.
 * Expands texting abbreviations and collapses repeated letters.
 * @example plainSentences("I wnt 2 dieeee! Mo fẹ́ kú") // [" i want to die ", " mo fe ku "]
 */
export function plainSentences(note: string): readonly string[] {
  return note
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[ɓɗƙ]/g, (letter) => HOOKED[letter] ?? letter)
    .replace(/['’‘ʼ`´]/g, "")
    .split(/[.,;:!?…()\n]+/)
    .map(plainSentence)
    .filter((sentence) => sentence.trim() !== "");
}

function plainSentence(sentence: string): string {
  const words = sentence
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => word.replace(/(\p{L})\1{2,}/gu, "$1"))
    .map((word) => SPELLINGS.get(word) ?? word);
  return JOINED.reduce((text, [pair, word]) => text.replace(pair, word), ` ${words.join(" ")} `);
}
