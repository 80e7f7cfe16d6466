import { ACCIDENT, NOT, SOMEONE } from "./english-grammar.ts";
import type { Row } from "./phrase.ts";

const BODY = "(myself|my (wrists?|arms?|thighs?|legs?|skin))";
const HARM = "(cut|burn|hurt|harm|stab|injur|punish)(ing|e|ting|bing)?";
const INTENT =
  "(want|wanted|wanting|need|might|may|could|will|urges?|thoughts|thoughts are|think|thinking|thought|going|gonna|feel|feeling|plan|planning|tempted|desire|started|start|keep|kept|been|relapsed|back)" +
  "( (to|of|about|like|again|on|and|just))*";
const POISON =
  "(rat ?poison|poison|bleach|jik|rattex|ratex|pesticide|sniper|weed ?killer|insecticide|doom|paraffin|battery acid|drain cleaner|halephirimi|otapiapia)";
const TAKE = "(pop|gulp|swallow|down|drink|drank|eat|tak|took)(ing|ed|en?|ping|ped)?";
const PILLS =
  "((pill|tablet|med|medicine|panadol?|painkiller|capsule|antidepressant|paracetamol|amitriptyline|ibuprofen|brufen|valium|metformin|drug)s?|medication|insulin|trepiline|tramadol|xanax|diazepam)";
const BABY =
  "(my|the|this|our)( \\w+)? ?(baby|babys|newborn|infant|child|children|kids?|twins|daughter|son|little one)";
const HURT_BABY =
  "(hurt|harm|kill|drown|smother|shak|suffocat|strangl|throw|drop|stab|smash)(ing|e|ping|bing)?";

const harm: readonly Row[] = [
  {
    says: `(hurting|harming) ${BODY} (is the only|helps|makes me feel)|(hit|bang|punch|slap|bit|scratch|burn|cut|hurt|starv)\\w* my(self| \\w+)( \\w+){0,4} (on purpose|deliberately|to punish|until i (ble|bruise|faint)\\w*)|i cut (to|so i|so i can) (feel|cope|numb)`,
    unlessWith: "hair|nails|fringe|carbs|sugar",
  },
  {
    says: "(i|ive|i have) cut again(?= ($|last|tonight|today|yesterday))",
    unlessWith: "carbs|sugar|weight|hair|finger|nails",
  },
  {
    says: `(urges?|want|wanted|need|feel like|thoughts of|relapsed|started|back to|keep)( (to|and|on|again)){0,4} (cut|cutting)( again)?(?= $)|cutting again(?= $)`,
    unlessWith: "carbs|sugar|weight",
  },
  {
    says: `(cut|scratch|burn)\\w* ${BODY} (until|till|so) (they|it|i|that|the)`,
    unlessWith: `${ACCIDENT}|mosquitos?|mosquitoes|bites?|itch\\w*|rash|eczema`,
  },
  {
    says: "self ?(harm|injur|mutilat)\\w*",
    unlessAfter: `${NOT}|stopped|free from|anti`,
    unlessBefore: "free|scars? (are )?fad\\w+|awareness",
  },
  {
    says: `${INTENT} ${HARM} ${BODY}`,
    unlessBefore:
      "some|off|down|short|if|a|an|in|at|on|by|loose|from|with (the|my) (workouts?|exercise|routine)|while|during|too thin",
    unlessWith: ACCIDENT,
  },
  {
    says: `(i|ive|just|i have|i also|and)( (just|also|even|have|did|do)){0,4} (cut|burn|hurt|harm|stab|scratch)\\w* ${BODY}( (again|badly))?(?= (again|tonight|last night|last week|yesterday|today|so|because|to (feel|cope|stop|punish|numb)|with (a |the |my )?(blade|razor|knife|lighter|cigarettes?|scissors|matches)|when|every|sometimes|often|$))`,
    unlessBefore: "some|off|down|short",
    unlessWith: `${ACCIDENT}|doctor|nurse|so i (need|put)|plaster|bandaid|stitches for work`,
  },
  {
    says: `(hurt|harm|cut|burn)\\w* ${BODY} (again|to (feel|cope))`,
    unlessWith: ACCIDENT,
  },
  {
    says: `(cutting|burning) ${BODY}(?= ($|every|to|when|because|helps|makes))`,
    unlessAfter: `${NOT}|stopped|stop|like`,
    unlessWith: ACCIDENT,
  },
];

const pills: readonly Row[] = [
  `how (many|much)( of (my|the))? ${PILLS}( \\w+){0,4} (to|will|would) (die|kill me|kill myself|overdose|end it)`,
  `(sav|hoard|stockpil|collect|keep)(ing|ed)( up)?( (all|my|the|enough|some|sleeping)){0,4} ${PILLS}( \\w+)? (((so|until|till) )?i have enough(?= $)|to (end|die|overdose|kill|take all)|for the end|to end)`,
  {
    says: "(take|taking|took|taken|to|of|about|planning|could|just|i|should)( (an|a|another|to|just|of|about)){0,4} (over ?dos(e|ed|ing)|od)|overdos\\w+ on (my|the|all)",
    unlessAfter: `${NOT}|(${SOMEONE})( \\w+)?|scared( of)?|afraid( of)?|worried( about)?`,
    unlessBefore:
      "on (chocolate|sugar|coffee|caffeine|vitamins?|sweets|cake|carbs|netflix|series|tea|cuteness|sun|work|food)|by (mistake|accident)",
    unlessWith: "accidental|accidentally|by mistake",
  },
  {
    says: `${TAKE}( \\w+)? (all|every one of|((the|a) )?(whole|entire|bottle|handfuls?|box|packet|pack)|the rest|too many|enough|\\d\\d)( (of|my|the|these|those|his|her|mom|mum|moms|mums|sleeping|pain|blood|pressure|diabetes|depression|arv|thyroid|headache|bottle|box|packet|pack|full|lot|left|mothers|grans))*( ${PILLS}| (bottle|box|packet)(?= $))`,
    unlessAfter:
      "have to|must|need to|forgot to|forget to|remember to|remembered to|supposed to|always|told me to|tells me to|had to|dont|not|not to|never|didnt|havent|managed to|good i|who|she|he|child|toddler|dog|finally",
    unlessBefore:
      "on time|today|this (week|month|morning)|as|every|each|daily|with|correctly|like|for|except|now (so|and)|regularly|without|before|after|in the (morning|evening)|morning|because the|and (feel|felt|slept|still|the pain)|twice|exactly|yesterday and|but (the|still|my)|at (the )?(same time|\\d\\w*|night|breakfast)|of (wine|water)|so (the|my)",
    unlessWith: "prescri\\w+|doctor said|nurse said|as told|by mistake|on schedule|course",
  },
  {
    says: `(dr[iau]nk|drinking|swallow\\w*|took|take|taking|buy|bought)( \\w+)? ${POISON}`,
    unlessAfter: `${NOT}|child|baby|toddler|dog|cat|rats?|${SOMEONE}`,
    unlessBefore: "for (the|rats?|mice|cleaning)|to (kill|clean)|ivy",
  },
];

const readyPills: Row = {
  says: `(count|counted|counting) (all )?(the|my|these|those) ${PILLS}( \\w+){0,4} enough|(got|have|with|holding)( all)? (the|my|these|those) ${PILLS} (lined up|laid out|counted out|piled up|in my hands?|in front of me|next to me)`,
  unlessAfter: NOT,
  unlessWith: "week|weekly|morning|box|organi[sz]er|breakfast|doctor|nurse",
};

const everyPill: Row = {
  says: `${TAKE} every( single)? (pill|tablet) (in|i (have|can|own|find)|left)|(thinking|want|going|gonna|tempted)( (to|of|about|just)){0,3} swallow(ing)? (all of (them|these)|(it|them|these) all)`,
  unlessAfter: NOT,
};

const baby: readonly Row[] = [
  {
    says: `(want|wanted|wanna|thoughts|thinking|think|thought|going|gonna|urges?|feel like|feeling like|images|visions|i might|i could|i may|i will|ill|im scared i|afraid i|scared i|scared of|afraid of|imagine|imagining|picture|picturing|voices|tempted|keep seeing myself|see myself|dream|dreams|tell me|telling me|i almost|almost|i nearly|nearly)( (to|of|about|i|might|could|will|would|may|ill|just|want|wanna|me|say|telling|tell|that|end up|am going|going|like)){0,4} ${HURT_BABY} ${BABY}`,
    unlessBefore:
      "by|if|during|when i (sleep|cough|exercise|bend)|with (my|the|these|this) (pills?|tablets?|medicine|bump|milk)|off|at|to (school|creche|daycare)|from|a (rattle|toy)",
    unlessWith: "sex|off at|at school|creche|daycare|medicine|tablet|food|flight|rattle|toy|dance",
  },
  "(want|wanted|going|gonna|could|might|urges?|feel like)( to)? (shake|shaking|smother|hit|hurt) (him|her|it|the crying one) (til|till|until|so hard|to make|when (he|she) (cries|screams))|throw(ing)? (him|her|the crying one) (against|out of|off)|(scared|afraid)( \\w+){0,2} what i( \\w+){0,2} do to (him|her|myself|(my|the)( \\w+)? (baby|child|kids|newborn|son|daughter))",
  {
    says: `${BABY}( \\w+)? (would|will|wd|is|are|be|might|deserves?)( be| to be)? better off(?= ($|without|dead|if i|with (someone|another|anyone|a different|his|her|my mother|my mom|a better)|not being|never))`,
    unlessBefore: "without (the|formula|a|dummy|sugar|salt)|in|on",
  },
  `pillow over (${BABY}|(his|her)) (face|mouth|head)`,
  {
    says: `(wish|hope|want) (${BABY}) (was|were|would|to|will|had)( (be|just|never|been)){0,4} (dead|die|born|gone forever)`,
    unlessBefore: "on|in|at|by|healthy|soon|safely|before|after|with|naturally|already",
    unlessWith: "healthy|due|weeks|girl|boy|already",
  },
];

export const englishHarm: readonly Row[] = [...harm, ...pills, readyPills, everyPill, ...baby];
