export interface Replacement {
  readonly not: RegExp;
  readonly but: string;
}

/** One term per thing, and no literary words: docs/decisions/046. */
export const glossary: readonly Replacement[] = [
  { not: /\be-mails?\b/i, but: "email" },
  { not: /\blog(s|ged|ging)? (out|off)\b|\blogout\b/i, but: "sign out" },
  { not: /\bpapers\b|\bthe paper\b/i, but: "documents" },
  { not: /\bnoted\b|\byou note\b|^note (it|your)\b/i, but: "logged, log" },
  { not: /\bhow strong(ly)?\b(?! the evidence)|\bintensity\b/i, but: "how severe, severity" },
  { not: /\bwhole cycles?\b/i, but: "complete cycle" },
  { not: /\bclinicians?\b/i, but: "doctor or clinic" },
  { not: /\bbring(s|ing)? \w+( \w+)? in\b|\bbrought in\b/i, but: "import" },
  { not: /\b(comes?|came) (in|along)\b|\bstay(s|ed)? out\b/i, but: "is imported, is left out" },
  { not: /\bseal(s|ed|ing)?\b/i, but: "encrypt" },
  { not: /\b(is|are) gone\b|\bgone with\b/i, but: "was deleted" },
  { not: /\banew\b/i, but: "again" },
  { not: /\b(to go|goes|went) on\b(?! (the|your)\b)/i, but: "to continue, lasts" },
  { not: /(?<!\bthere )\b(is|are|starts) no (?!longer|more)/i, but: "isn't, doesn't" },
  { not: /\b(is|are) (named|told)\b/i, but: "is shown, we show" },
  { not: /\bstands?\b(?! (out|for))/i, but: "is, stays" },
  { not: /\bsomebody\b/i, but: "someone" },
  { not: /\bwhom\b/i, but: "who" },
  { not: /\bmeanwhile\b/i, but: "since then" },
  { not: /\bwritten over\b|\bput (it|this) over\b/i, but: "replaced" },
  { not: /\bcannot\b/i, but: "can't" },
  { not: /\bshould (it|anyone|you) (come|get|want|have)\b/i, but: "if it comes, if anyone gets" },
];

/** American spellings, by what is spelled otherwise in Britain. */
export const spellings: readonly Replacement[] = [
  { not: /\bcolor/i, but: "colour" },
  { not: /\bcenter(s|ed)?\b/i, but: "centre" },
  { not: /\bbehavior/i, but: "behaviour" },
  { not: /\bfavor/i, but: "favour" },
  { not: /\blabor\b/i, but: "labour" },
  { not: /\bdiarrhea\b/i, but: "diarrhoea" },
  { not: /\bestrogen/i, but: "oestrogen" },
  { not: /\bhemo(globin|rrhage)/i, but: "haemo…" },
  { not: /\banemi[ac]/i, but: "anaemia" },
  { not: /\bgynecolog|\bpediatric/i, but: "gynaecolog…, paediatric" },
  {
    not: /\b(organ|recogn|personal|normal|energ|real|memor|emphas|steril|special)iz(e|ed|es|ing)\b/i,
    but: "…ise",
  },
  { not: /\banalyz/i, but: "analyse" },
  { not: /\b(travel|cancel|label|model)(ed|ing)\b/i, but: "…lled, …lling" },
  { not: /\bfiber\b/i, but: "fibre" },
  { not: /\bgray\b/i, but: "grey" },
  { not: /\btumors?\b/i, but: "tumour" },
];
