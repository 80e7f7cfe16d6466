import type { LabTest } from "#domain/labs/lab-tests.ts";

export interface NamedTest {
  /** More than one if the name leaves open which; the user then chooses. */
  readonly tests: readonly LabTest[];
  readonly from: number;
  readonly to: number;
}

/** Without a word on fasting, a result could be of any time. */
const ANY_GLUCOSE: readonly LabTest[] = ["fasting_glucose", "ogtt_2h_glucose", "other"];
const ANY_INSULIN: readonly LabTest[] = ["fasting_insulin", "other"];

/** Printed names, longer first. No similar names of other measures, such as free testosterone. */
const names: readonly (readonly [readonly LabTest[], string])[] = [
  [[], "(?:free|bio-?available) testosterone|testosterone,? *\\(?free\\)?|free androgen index|fai"],
  [
    [],
    "non[- ]?hdl(?:[- ]?c(?:hol(?:esterol)?)?)?|(?:total )?(?:chol(?:esterol)?|ldl) ?[/:] ?hdl(?: ratio)?",
  ],
  [[], "lh ?[/:] ?fsh(?: ratio)?|tsh[- ]receptor[\\p{L} ]*|macroprolactin|monomeric prolactin"],
  [
    [],
    "1[,.]25[- ]?\\(?(?:oh|di-?hydroxy)[\\p{L}\\d() -]*|mean (?:cell|corpuscular) h(?:a|e|ae)moglobin[\\p{L} ]*",
  ],
  [["hba1c"], "h(?:a|e|ae)?moglobin a1c|glyc(?:osyl)?ated h(?:a|e|ae)moglobin|hb ?a1c"],
  [["17_ohp"], "17[- ]?(?:alpha[- ]?|α[- ]?)?(?:oh|hydroxy)[- ]?p(?:rogesterone)?"],
  [
    ["ogtt_2h_glucose"],
    "(?:glucose|ogtt)[^\\n\\d]{0,12}(?:2 ?h(?:ou)?rs?|2 ?h|120 ?min(?:utes)?)[\\p{L} ]*",
  ],
  [
    ["fasting_glucose"],
    "fasting (?:plasma |blood |serum )?glucose|(?:plasma |blood |serum )?glucose,? *[(-]? *fast(?:ing|ed)?\\)?",
  ],
  [ANY_GLUCOSE, "(?:random |plasma |blood |serum )*glucose"],
  [["fasting_insulin"], "fasting (?:serum )?insulin|insulin,? *[(-]? *fast(?:ing|ed)?\\)?"],
  [ANY_INSULIN, "insulin"],
  [["shbg"], "shbg|sex hormone[- ]binding globulin"],
  [["dheas"], "dhea[- ]?s(?:ulphate|ulfate|o4)?|dehydroepiandrosterone[- ]sul(?:ph|f)ate"],
  [["amh"], "amh|anti[- ]?m(?:u|ü|ue)llerian hormone"],
  [["lh"], "lh|luteini[sz]ing hormone"],
  [["fsh"], "fsh|follicle[- ]stimulating hormone"],
  [["tsh"], "tsh|thyroid[- ]stimulating hormone|thyrotropin"],
  [["prolactin"], "prolactin"],
  [["progesterone"], "progesterone"],
  [["testosterone"], "(?:total )?testosterone"],
  [["ldl"], "ldl(?:[- ]?c(?:hol(?:esterol)?)?)?"],
  [["hdl"], "hdl(?:[- ]?c(?:hol(?:esterol)?)?)?"],
  [["total_cholesterol"], "(?:total )?(?:s-)?chol(?:esterol)?"],
  [["triglycerides"], "trig(?:lyceride)?s?"],
  [["ferritin"], "ferritin"],
  [
    ["vitamin_d"],
    "(?:25[- ]?\\(?(?:oh|hydroxy)\\)?[- ]*)?vit(?:amin)?\\.? ?d[23]?(?: *\\(?25[- ]?(?:oh|hydroxy)\\)?)?",
  ],
  [["haemoglobin"], "h(?:a|e|ae)moglobin|hb|hgb"],
];

/** One group for each row. Letters around a name make it another word. */
const NAME = new RegExp(
  `(?<=^|[^\\p{L}\\d])(?:${names.map(([, pattern]) => `(${pattern})`).join("|")})(?![\\p{L}])`,
  "giu",
);

/** An abbreviation in brackets behind its own test's name: "Thyroid stimulating hormone (TSH)". */
const isRepeated = (one: NamedTest, other: NamedTest, line: string) =>
  one.tests.join() === other.tests.join() && /^\W*$/.test(line.slice(one.to, other.from));

export function namedTests(line: string): NamedTest[] {
  const found: NamedTest[] = [];
  for (const match of line.matchAll(NAME)) {
    const row = match.slice(1).findIndex((group) => group !== undefined);
    const named = {
      tests: names[row]?.[0] ?? [],
      from: match.index,
      to: match.index + match[0].length,
    };
    const last = found.at(-1);
    if (last && isRepeated(last, named, line)) found[found.length - 1] = { ...last, to: named.to };
    else found.push(named);
  }
  return found;
}
