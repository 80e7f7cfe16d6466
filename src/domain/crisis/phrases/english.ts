import type { Phrase } from "./phrase.ts";

const NOT =
  "(?:not|never|no|nor|without|dont|doesnt|didnt|wont|wouldnt|cant|couldnt|isnt|arent|wasnt|havent)" +
  "(?: (?:going|gonna|really|actually|even|ever|want|wanted|to|planning|trying|about|thinking|feeling|feel|having|have|had|any|be|been|thought|considered|that|i want|thoughts|of|more|longer|at|all|exactly))*";
/** Of a place or a person: "tired of living with my aunt". */
const PLACES = "in|with|here|there|near|at|on|by|far|alone|next|out|off|under|apart|together";
const SOMEONE =
  "he|she|they|who|has|had|brother|sister|friend|cousin|uncle|aunt|aunty|mother|father|mum|mom|dad|husband|partner|ex|neighbour|colleague|classmate|character|people|someone|somebody|patient";
const ACCIDENT =
  "shaving|shave|shaved|chopping|cooking|kitchen|onions?|knife slipped|peeling|iron|stove|oven|pot|gym|netball|running|accident|accidentally|straightener|hair|paper|tin|glass|fence|wax|waxing|tea|soup|oil|exercise|exercising|training|sport|yoga";
const BODY = "(?:myself|my (?:wrists?|arms?|thighs?|legs?|skin))";
const HARM =
  "(?:cut|cutting|burn|burning|hurt|hurting|harm|harming|stab|stabbing|injure|injuring|punish|punishing)";
const INTENT =
  "(?:want|wanted|wanting|need|might|may|could|will|urges?|thoughts|thoughts are|think|thinking|thought|going|gonna|feel|feeling|plan|planning|tempted|desire|started|start|keep|kept|been|relapsed|back)" +
  "(?: (?:to|of|about|like|again|on|and|just))*";
const KILL =
  "(?:kill|killing|killed|unalive|unaliving|hang|hanging|hung|drown|drowning|shoot|shooting|poison|poisoning|gas|gassing|strangle)";
const WISH =
  "(?:want|wanted|wanting|ready|rather|prefer|long|longing|like|love|hope|hoping|pray|praying|need|deserve|decided|let me|i should|i must|wish|wishing|could just|tempted|planning|plan|part of me (?:wants|hopes|wishes))";
const SOFTLY =
  "(?:to|go to|i|id|just|really|so|badly|simply|could|can|would|will|honestly|much|only|get it over with and|right now|lie down and|go to sleep and|sleep and|fall asleep and|go to bed and|close my eyes and|sometimes|literally|god would let me|for me)";
const GONE =
  "(?:die|died|dying|be dead|was dead|were dead|be gone|was gone|not be here|wasnt here|werent here|not be alive|wasnt alive|not exist|didnt exist|not live|stop existing|stop living|stop being alive|sleep forever|cease to exist|disappear|vanish forever|leave this (?:world|earth|life)|be unalived?|unalive|no longer (?:exist|be here|be alive)|(?:dont|not) make it (?:through|to)(?: the| this)? (?:night|morning|tomorrow)|(?:not|never|dont|didnt|wont|wouldnt|do not)(?: (?:have|to|ever)){0,4} (?:wake|woke|waken|woken|waking) up|(?:was|were|had|id) (?:never|not)(?: been)? born|(?:wasnt|werent|hadnt been) (?:ever )?born|(?:never|not) been born|never have been born)";
const POISON =
  "(?:rat ?poison|poison|bleach|jik|rattex|ratex|pesticide|sniper|weed ?killer|insecticide|doom|paraffin|battery acid|drain cleaner|halephirimi)";
const TAKE =
  "(?:pop|popped|popping|gulped|take|taking|took|taken|swallow|swallowing|swallowed|drink|drinking|drank|eat|eating|down|downed|downing)";
const PILLS =
  "(?:pills?|tablets?|tabs|meds|medication|medicines?|panados?|painkillers?|capsules?|insulin|antidepressants?|sleeping tablets?|paracetamols?)";
const BABY =
  "(?:my|the|this|our)(?: \\w+)? ?(?:baby|babys|newborn|infant|child|children|kids?|twins|daughter|son|little one)";
const HURT_BABY =
  "(?:hurt|hurting|harm|harming|kill|killing|drown|drowning|smother|smothering|shake|shaking|suffocate|suffocating|strangle|strangling|throw|throwing|drop|dropping|stab|stabbing|smash|smashing)";
const LIFE = "(?:living|live|life|my life|this life|being alive|being here|staying alive|existing)";

const suicide: readonly Phrase[] = [
  {
    says: "suicidal",
    unlessAfter: `${NOT}|(?:${SOMEONE}|hes|shes|is|was)(?: \\w+)?`,
    unlessBefore: "thoughts (?:gone|have (?:gone|stopped))|person|people|friend|patients?",
  },
  {
    says: "(?:think|thinking|thought|thoughts|dream|dreaming|google|googled|googling|contemplate|contemplating|consider|considering|considered|feelings?|plan|planning|planned|ways|methods|commit|committing|attempt|attempted|tried|about)(?: (?:about|of|to|my own|my|for|committing|doing)){0,4} suicide",
    unlessAfter: `${NOT}|(?:${SOMEONE})(?: \\w+)?|film|book|talk|lesson|article|series`,
    unlessBefore: "prevention|awareness|squad|hotline training|statistics",
  },
  {
    says: `${KILL} (?:myself|my self)`,
    unlessAfter: NOT,
    unlessBefore:
      "laughing|with laughter|with work|with these|with this|at (?:work|the|gym|school)|over (?:this|a|the)|to (?:get|finish|meet|please|make|lose)|for (?:this|that|a|the|exams?|him|them|that)|in the gym|working|studying|training|up(?: with)?",
  },
  {
    says: "(?:end|ending|take|taking|took|finish|finishing) my(?: own)? life",
    unlessAfter: NOT,
    unlessBefore:
      "story|back|seriously|for granted|in(?: my)?|to (?:the|a)|into|with|forward|one|as",
  },
  {
    says: "(?:end|ending) (?:it all|everything|my pain forever|my suffering|my misery)",
    unlessAfter: NOT,
    unlessBefore: "with|between",
  },
  {
    says: `(?:want|wanted|going|gonna|thinking|about|ready|should|might|could|will|rather|just|plan|planning)(?: (?:to|of|about|just|want)){0,4} (?:end|ending) it(?: (?:right now|now|tonight|today|soon|here|for good|anymore|already))?(?= $)`,
    unlessAfter: NOT,
  },
  {
    says: "(?:want|wish)(?: \\w+)? (?:it all|everything|my life|this life|life)(?: (?:to|would|could|was|were|just))+ (?:be over|over|end|stop|finish)",
    unlessAfter: NOT,
  },
  {
    says: "(?:put an end to|do away with|did away with) (?:myself|it all|my life|everything)",
    unlessAfter: NOT,
  },
  {
    says: "(?:do|doing) myself in|top myself|(?:want to|gonna|going to) off myself|finish myself off",
    unlessAfter: NOT,
  },
  {
    says: "(?:want|going|gonna|might|could|should|rather|ill|will|just|to)(?: (?:to|just)){0,4} kms",
    unlessAfter: NOT,
  },
  { says: "kms(?= (?:$|tonight|now|today|fr|lol))", unlessAfter: "\\S+" },
  {
    says: "sewer ?slide|(?:suicide|goodbye|farewell) (?:note|letter)s?",
    unlessAfter: "his|her|their|a character",
    unlessWith: "colleagues?|work|job|school|team|pen",
  },
  {
    says: "(?:slit|slitting|slash|slashing|cut|cutting|open) (?:\\w+ )?my (?:own )?(?:wrists?|throat|veins?)",
    unlessAfter: NOT,
    unlessWith: ACCIDENT,
  },
  {
    says: "(?:jump|jumping|throw myself|throwing myself|step|stepping|walk|walking) (?:off|from|in front of|infront of|under|into|out of)(?: (?:a|an|the|my|that|this|oncoming|tall|moving|high|our)){0,4} (?:bridge|building|roof|rooftop|balcony|cliff|window|flyover|block|traffic|train tracks|tower)",
    unlessAfter: "bungee(?: \\w+)?|stuck|parkour",
    unlessBefore: "jam|again for work",
  },
  {
    says: "(?:jump|jumping|throw myself|throwing myself|step|stepping|walk|walking) (?:in front of|infront of|under)(?: (?:a|an|the|my|that|this|moving|oncoming)){0,4} (?:train|taxi|car|truck|bus|lorry)",
  },
  {
    says: "(?:crash|crashing) (?:my|the) car (?:on purpose|deliberately|into)|(?:drive|driving)(?: (?:my|the) car)? into (?:a|the|oncoming) (?:wall|tree|traffic|truck|river)|drive off (?:a|the) (?:cliff|bridge|road)|noose",
  },
];

const dying: readonly Phrase[] = [
  {
    says: "(?:plan|planning|planned) my(?: own)? death|what if i(?: just)? (?:died|disappeared|ended it)(?= $)|(?:cant|dont) see myself (?:living|being alive|alive)(?= (?:$|past|after|much|anymore|next))|hate my life(?: and)? i want out",
  },
  {
    says: "(?:wish|hope|want)(?: (?:i|to|would|could|id))* (?:get|got|was|be) (?:hit by a (?:truck|car|bus|train|taxi)|run over)",
    unlessAfter: NOT,
  },
  {
    says: "(?:drank|drink|swallowed|swallow|took|take)(?: \\w+){1,6} to (?:die|kill myself)(?= $)",
    unlessAfter: NOT,
  },
  {
    says: `${WISH}(?: ${SOFTLY})* ${GONE}`,
    unlessAfter: `${NOT}|(?:my|his|her|our|a) (?:${SOMEONE})`,
    unlessBefore:
      "than|under|of|laughing|from|my|her|hair|for (?:a|an|the|it|this|that|some)|hard|out|down|trying|by|until|before|at|in (?:the|this|a)(?: (?:clinic|queue|meeting|class|night|morning|middle))?|into|on (?:holiday|instagram|leave)|with (?:my|these|this|a|cramps|pain)|to (?:a|work)|so (?:early|late|often|many)|early|late|as|tired|sweating|hungry|when (?:my boss|i saw|she said|he said)",
    unlessWith:
      "blanket|embarrass\\w*|embarassed|ashamed|cringe|awkward|grow old|in my sleep from boredom",
  },
  {
    says: "(?:think|thinking|thoughts|thought|dream|dreaming|dreamt|fantasise|fantasize|obsessed|obsessing)(?: (?:a lot|about|of|with|how|ways|to|constantly|only|just))+ (?:dying|death|die|being dead|my own death|my funeral|killing myself|ending it|ending things|jumping)",
    unlessAfter: `${NOT}|afraid|fear`,
    unlessBefore: "on|my|hair|her|of|it|for|in|with|off the",
    unlessWith: "he|she|grandmother|granny|grandfather|father|mother|scared|afraid|fear|rope|pool",
  },
  {
    says: "(?:better|beter) off dead|(?:better|happier|easier) dead|better(?: off)? if i (?:was|were|am) (?:dead|gone|not here|never born|no longer here)|better if i (?:died|disappeared|wasnt|werent|didnt exist|never existed)(?= $| here| around| alive| born| anymore)?|rather be dead",
    unlessAfter: NOT,
  },
  {
    says: "(?:would|will|wd|d|be|are)(?: all)? (?:be )?(?:happier|relieved|at peace|fine|free) without me",
    unlessAfter: NOT,
    unlessBefore: "at|in|on|there|tonight|this|for",
  },
  {
    says: "(?:only|no|other) way out(?: \\w+){0,2} (?:death|dying|die|suicide)|(?:tonight|today|this) is my last (?:night|day)(?= (?:$|alive|on earth|here on earth))",
  },
  {
    says: "(?:better|easier|simpler)(?: off| place| life|)*(?: for (?:everyone|everybody|them|all|my \\w+))? (?:without me|if i(?: just)? (?:wasnt|werent|was not|were not) (?:here|around|alive|born|in it))",
    unlessAfter: "play",
    unlessBefore: "\\w+ing|at|in the|tonight playing|as captain",
  },
  {
    says: "(?:no ?one|no ?body|who)(?: \\w+)? (?:would|will|wd|wil|d)(?: even| ever| really)? (?:miss|care|notice|cry|mind)(?: about| for)?(?: me)? (?:if|when)(?: i)? (?:die|died|was|were|am|disappear|disappeared|killed|wasnt|werent|left this|go|gone|im)(?! (?:late|absent|not at|home|off))",
  },
  {
    says: "(?:any ?one|any ?body|they|people)(?: even)? (?:care|notice|miss me|cry) (?:if|when) i (?:die|died|was dead|were dead|was gone|were gone|disappeared|killed)",
  },
  {
    says: "(?:no ?one|no ?body)(?: \\w+)? (?:would|will|wd)(?: even| ever| really)? miss me",
    unlessBefore: "at|today|there|in",
  },
  {
    says: "(?:happier|easier|lighter|at peace) (?:when|if|once) (?:im|i am|i was|i were|id be) (?:gone|dead|not here|no longer here)",
  },
  {
    says: "if i (?:died|die|was dead|were dead|killed myself|was gone)(?: \\w+)? (?:no ?one|no ?body|they would|everyone would|everything would|it would be|would)",
  },
];

const living: readonly Phrase[] = [
  {
    says: "(?:wish|want|hope|wanted|hoping) (?:someone|somebody|god|they|a car|you|(?:this|the|my) (?:pregnancy|pain|illness|disease|cancer|bleeding))(?: (?:would|to|will|could|can|just)){0,4} (?:kill me|take my life|end me|hit and kill me|hit me|run me over)",
  },
  {
    says: "(?:dont|doesnt)(?: \\w+)? care (?:if|whether) i (?:live or die|die|wake up|live)(?= $| anymore| or)|wouldnt (?:mind|care) if i (?:died|die|was dead|didnt wake up|never woke up|was gone)",
  },
  {
    says: "want out of (?:this|my) life|god(?: please)? take me(?: home| now)?(?= $)|why am i (?:still )?alive|do(?:ing)? something (?:bad |stupid )?to myself",
  },
  {
    says: `(?:dont|doesnt|didnt|no longer|not|never|nt)(?: (?:really|even|actually|just|ever|think i|feel i|to)){0,4} (?:want|wanted|wanting|wish|care|like|deserve|need|feel like|see myself|feel the need)(?: (?:to|have to|even|it)){0,4} (?:live|living|life|be alive|being alive|exist|existing|be in this world|be on (?:this )?(?:earth|planet)|carry on living|keep living|keep going anymore|go on living|go on anymore|go on(?= $)|continue living|continue with life|be around anymore|be here (?:anymore|any longer|no more|tomorrow|again)|be here(?= $)|wake up (?:tomorrow|again|ever|anymore|ever again)|wake up(?= $))`,
    unlessBefore: `${PLACES}|insurance|through|to (?:a|work)|as|for free|my life like my|long distance`,
  },
  {
    says: "(?:cant|cannot|couldnt)(?: (?:just|really|even)){0,4} (?:(?:do|take|handle|stand|cope with)(?: this| my)? life|(?:carry|go) on(?= (?:$|like this))|live(?: like this)? anymore|keep living|go on living|go on anymore|carry on living|continue living|live with myself|face (?:living|another day alive)|bear (?:living|to live|being alive))",
  },
  {
    says: `(?:no|isnt a|isnt any|not any|see no|see a|see any|see the|whats the|what is the|what the|lost the|lost all|lost my|have no|find a|find any|find no|any)(?: (?:real|good|single|more|longer)){0,4} (?:point|reasons?|use|purpose|meaning|will|strength|desire)(?: (?:in|of|to|for|left|left to|left for|me|in me|anymore)){0,4} (?:${LIFE}|live for|carry on|carrying on|keep going|keep living|stay alive|stay|be here|be alive|wake up|go on|going on|continue|continuing)`,
    unlessAfter: "found|have found|gives me",
    unlessBefore: `${PLACES}|a|an|the|with|about|to|this|that|these|insurance|holiday|up|late|his|her|at|longer here`,
  },
  {
    says: "(?:nothing|nobody|no one)(?: (?:left|worth|more)){0,4} to live for|(?:life|living|my life)(?: \\w+)? (?:not|isnt|nt)(?: really)? worth (?:living|it|anything)(?! without)|life has no (?:point|meaning|purpose|value)|(?:not|isnt) worth living|life is (?:pointless|meaningless|worthless)",
  },
  {
    says: `(?:tired|sick|exhausted|weary|fed up|done|hate|hating|bored|over|had enough)(?: (?:of|with|from|and tired of|just|to|this)){0,4} (?:living|being alive|existing|breathing|life|my life and i want)`,
    unlessAfter: NOT,
    unlessBefore: `${PLACES}|admin|and love|insurance|coach|sciences|orientation|hacks|drawing`,
  },
  {
    says: "(?:given up|giving up|give up) on (?:life|living|my life)|(?:ready|time|want) (?:for me )?to (?:go home to god|meet my maker|give up on life|leave this (?:world|earth|life))",
    unlessAfter: NOT,
  },
];

const harm: readonly Phrase[] = [
  {
    says: `(?:hurting|harming) ${BODY} (?:is the only|helps|makes me feel)`,
    unlessAfter: NOT,
  },
  {
    says: "(?:i|ive|i have) cut again(?= (?:$|last|tonight|today|yesterday))",
    unlessWith: "carbs|sugar|weight|hair|finger|nails",
  },
  {
    says: `(?:urges?|want|wanted|need|feel like|thoughts of|relapsed|started|back to|keep)(?: (?:to|and|on|again)){0,4} (?:cut|cutting)(?: again)?(?= $)|cutting again(?= $)`,
    unlessAfter: NOT,
    unlessWith: "carbs|sugar|weight",
  },
  {
    says: "(?:cut|scratched|burnt|burned|scratching|cutting|burning) (?:myself|my (?:arms?|legs?|thighs?|wrists?|skin)) (?:until|till|so) (?:they|it|i|that|the)",
    unlessAfter: NOT,
    unlessWith: `${ACCIDENT}|mosquitos?|mosquitoes|bites?|itch\\w*|rash|eczema`,
  },
  {
    says: "self (?:harm(?:ed|ing|s)?|injur(?:y|ed|ing)|mutilat\\w+)",
    unlessAfter: `${NOT}|stopped|free from|anti`,
    unlessBefore: "free|scars? (?:are )?fad\\w+|awareness",
  },
  { says: "selfharm(?:ed|ing|s)?", unlessAfter: `${NOT}|stopped|anti`, unlessBefore: "free" },
  {
    says: `${INTENT} ${HARM} ${BODY}`,
    unlessAfter: NOT,
    unlessBefore:
      "some|off|down|short|if|a|an|in|at|on|by|loose|from|with (?:the|my) (?:workouts?|exercise|routine)|while|during|too thin",
    unlessWith: ACCIDENT,
  },
  {
    says: `(?:i|ive|just|i have|i also|and)(?: (?:just|also|even|have|did|do)){0,4} (?:cut|burn|burned|burnt|hurt|harm|harmed|cutting|burning|stabbed|scratched) ${BODY}(?: (?:again|badly))?(?= (?:on purpose|again|tonight|last night|last week|yesterday|today|so|because|to (?:feel|cope|stop|punish|numb)|with (?:a |the |my )?(?:blade|razor|knife|lighter|cigarettes?|scissors|matches)|when|every|sometimes|often|$)|(?= $))`,
    unlessAfter: NOT,
    unlessBefore: "some|off|down|short",
    unlessWith: `${ACCIDENT}|doctor|nurse|so i (?:need|put)|plaster|bandaid|stitches for work`,
  },
  {
    says: `(?:hurt|hurting|harm|harming|cut|cutting|burn|burning|burnt|burned) ${BODY} (?:on purpose|deliberately|again|to (?:feel|cope|punish))`,
    unlessAfter: NOT,
    unlessWith: ACCIDENT,
  },
  {
    says: `(?:cutting|burning) ${BODY}(?= (?:$|every|to|when|because|helps|makes))`,
    unlessAfter: `${NOT}|stopped|stop|like`,
    unlessWith: ACCIDENT,
  },
];

const pills: readonly Phrase[] = [
  {
    says: `how (?:many|much)(?: of (?:my|the))? ${PILLS}(?: \\w+){0,4} (?:to|will|would) (?:die|kill me|kill myself|overdose|end it)`,
  },
  {
    says: `(?:saving|saved|hoarding|hoarded|stockpiling|collecting|keeping)(?: up)?(?: (?:all|my|the|enough|some)){0,4} ${PILLS}(?: \\w+)? (?:to (?:end|die|overdose|kill|take all)|for the end|to end)`,
  },
  {
    says: "(?:take|taking|took|taken|want to|wanna|wanted to|going to|gonna|thinking of|thinking about|think of|about|tried to|plan to|planning to|planning|could|just|i|should)(?: (?:an|a|another|to|just|of|about)){0,4} (?:overdos(?:e|ed|ing)|over dos(?:e|ed|ing)|od)",
    unlessAfter: `${NOT}|(?:${SOMEONE})(?: \\w+)?|scared(?: of)?|afraid(?: of)?|worried(?: about)?`,
    unlessBefore:
      "on (?:chocolate|sugar|coffee|caffeine|vitamins?|sweets|cake|carbs|netflix|series|tea|cuteness|sun|work|food)|by (?:mistake|accident)",
    unlessWith: "accidental|accidentally|by mistake",
  },
  {
    says: `${TAKE}(?: \\w+)? (?:all|every one of|the whole|a whole|whole|entire|the entire|bottle|a bottle|the bottle|a handful|handful|handfuls|the rest|too many|a box|a packet|a pack|the box|enough|\\d\\d)(?: (?:of|my|the|these|those|his|her|mom|mum|moms|mums|sleeping|pain|blood|pressure|diabetes|depression|arv|thyroid|headache|bottle|box|packet|pack|full|lot|left|mothers|grans))*(?: ${PILLS}| (?:bottle|box|packet)(?= $))`,
    unlessAfter:
      "have to|must|need to|forgot to|forget to|remember to|remembered to|supposed to|always|told me to|tells me to|had to|dont|not|not to|never|didnt|havent|managed to|good i|who|she|he|child|toddler|dog|finally",
    unlessBefore:
      "on time|today|this (?:week|month|morning)|as|every|each|daily|with|correctly|like|for|except|now (?:so|and)|regularly|without|before|after|in the (?:morning|evening)|morning|because the|and (?:feel|felt|slept|still|the pain)|twice|exactly|yesterday and|but (?:the|still|my)|at (?:the )?(?:same time|\\d\\w*|night|breakfast)|of (?:wine|water)|so (?:the|my)",
    unlessWith: "prescri\\w+|doctor said|nurse said|as told|by mistake|on schedule|course",
  },
  {
    says: `(?:drink|drank|drunk|drinking|swallow|swallowed|swallowing|took|take|taking|buy|bought)(?: \\w+)? ${POISON}`,
    unlessAfter: `${NOT}|child|baby|toddler|dog|cat|rats?|${SOMEONE}`,
    unlessBefore: "for (?:the|rats?|mice|cleaning)|to (?:kill|clean)|ivy",
  },
];

const everyPill: Phrase = {
  says: `${TAKE} every(?: single)? (?:pill|tablet) (?:in|i (?:have|can|own|find)|left)`,
  unlessAfter: NOT,
};

const baby: readonly Phrase[] = [
  {
    says: `(?:want|wanted|wanna|thoughts|thinking|think|thought|going|gonna|urges?|feel like|feeling like|images|visions|i might|i could|i may|i will|ill|im scared i|afraid i|scared i|scared of|afraid of|imagine|imagining|picture|picturing|voices|tempted|keep seeing myself|see myself|dream|dreams|tell me|telling me|i almost|almost|i nearly|nearly)(?: (?:to|of|about|i|might|could|will|would|may|ill|just|want|wanna|me|say|telling|tell|that|end up|am going|going|like)){0,4} ${HURT_BABY} ${BABY}`,
    unlessAfter: NOT,
    unlessBefore:
      "by|if|during|when i (?:sleep|cough|exercise|bend)|with (?:my|the|these|this) (?:pills?|tablets?|medicine|bump|milk)|off|at|to (?:school|creche|daycare)|from|a (?:rattle|toy)",
    unlessWith: "sex|off at|at school|creche|daycare|medicine|tablet|food|flight|rattle|toy|dance",
  },
  {
    says: `${BABY}(?: \\w+)? (?:would|will|wd|is|are|be|might|deserves?)(?: be| to be)? better off(?= (?:$|without|dead|if i|with (?:someone|another|anyone|a different|his|her|my mother|my mom|a better)|not being|never))`,
    unlessBefore: "without (?:the|formula|a|dummy|sugar|salt)|in|on",
  },
  {
    says: `(?:wish|hope|want) (?:${BABY}) (?:was|were|would|to|will|had)(?: (?:be|just|never|been)){0,4} (?:dead|die|born|gone forever)`,
    unlessAfter: NOT,
    unlessBefore: "on|in|at|by|healthy|soon|safely|before|after|with|naturally|already",
    unlessWith: "healthy|due|weeks|girl|boy|already",
  },
];

export const english: readonly Phrase[] = [
  ...suicide,
  ...dying,
  ...living,
  ...harm,
  ...pills,
  everyPill,
  ...baby,
];
