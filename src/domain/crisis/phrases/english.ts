import { ACCIDENT, NOT, SOMEONE } from "./english-grammar.ts";
import { englishHarm } from "./english-harm.ts";
import { type Row, spoken } from "./phrase.ts";

/** Of a place or a person: "tired of living with my aunt". */
const PLACES = "in|with|here|there|near|at|on|by|far|alone|next|out|off|under|apart|together";
const KILL = "(kill|unaliv|hang|hung|drown|shoot|poison|gas|strangl)(ing|ed|e|sing)?";
const WISH =
  "((want|long|hop|pray|wish|plan)(ed|e|n?ing)?|ready|rather|prefer|like|love|need|deserve|decided|let me|i should|i must|could just|tempted|part of me (wants|hopes|wishes))";
const SOFTLY =
  "(to|go to|i|id|just|really|so|badly|simply|could|can|would|will|honestly|much|only|get it over with and|right now|lie down and|go to sleep and|sleep and|fall asleep and|go to bed and|close my eyes and|sometimes|literally|god would let me|for me)";
const GONE =
  "(die|died|dying|(rest|sleep) forever|(be|was|were) (dead|gone)|(not be|wasnt|werent) (here|alive)|(not|didnt) exist|not live|stop (existing|living|being alive)|cease to exist|disappear|vanish forever|leave this (world|earth|life)|be unalived?|unalive|no longer (exist|be here|be alive)|(dont|not) make it (through|to)( the| this)? (night|morning|tomorrow)|(not|never|dont|didnt|wont|wouldnt)( (have|to|ever)){0,4} w[ao]k\\w+ up|(never|not) open my eyes( again)?|(was|were|had|id) (never|not)( been)? born|(wasnt|werent|hadnt been) (ever )?born|(never|not) been born|never have been born)";
const LIFE = "(living|live|life|my life|this life|being alive|being here|staying alive|existing)";
const EVENT = "party|meeting|game|match|class|show|film|song|photo|event|trip";
const BELONGINGS =
  "(all )?my (\\w+ )?(things|stuff|belongings|possessions)|everything( i (own|have))?";
const GIVEN_AWAY_FOR =
  "charity|church|shelter|donat\\w+|declutter\\w*|clear\\w*|recycl\\w+|sale|mov(e|ed|ing)|emigrat\\w+|old|too (big|small|tight)|size|fits?|bab(y|ys)|maternity|pregnan\\w+|menopause|pads?|tampons?|cups?|school|holiday|leave|abroad|free";

const suicide: readonly Row[] = [
  {
    says: "suicidal",
    unlessAfter: `${NOT}|(${SOMEONE}|hes|shes|is|was)( \\w+)?`,
    unlessBefore: "thoughts (gone|have (gone|stopped))|person|people|friend|patients?",
  },
  {
    says: "(think|thought|dream|googl|contemplat|consider|feeling|plan|way|method|commit|attempt|tried|about)\\w*( (about|of|to|my own|my|for|committing|doing)){0,4} suicide",
    unlessAfter: `${NOT}|(${SOMEONE})( \\w+)?|film|book|talk|lesson|article|series`,
    unlessBefore: "prevention|awareness|squad|hotline training|statistics",
  },
  {
    says: `${KILL} (myself|my self)`,
    unlessBefore:
      "laughing|with laughter|with work|with these|with this|at (work|the|gym|school)|over (this|a|the)|to (get|finish|meet|please|make|lose)|for (this|that|a|the|exams?|him|them|that)|in the gym|working|studying|training|up( with)?",
  },
  {
    says: "(end|ending|take|taking|took|finish|finishing) my( own)? life",
    unlessBefore: "story|back|seriously|for granted|in( my)?|to (the|a)|into|with|forward|one|as",
  },
  {
    says: "(end|ending) (it all|everything|my pain forever|my suffering|my misery)",
    unlessBefore: "with|between",
  },
  `(want|wanted|going|gonna|thinking|about|ready|should|might|could|will|rather|just|plan|planning)( (to|of|about|just|want)){0,4} (end|ending) it( (right now|now|tonight|today|soon|here|for good|anymore|already))?(?= $)`,
  {
    says: "(want|wanted|ready|going|gonna|decided|time|plan|planning)( to)? end things( (for good|forever|tonight|now))+(?= $)",
    unlessWith: "with|between|boyfriend|girlfriend|husband|him|her|relationship",
  },
  "(want|wish)( \\w+)? (it all|everything|my life|this life|life)( (to|would|could|was|were|just))+ (be over|over|end|stop|finish)",
  "(put an end to|do away with|did away with) (myself|it all|my life|everything)",
  "(do|doing) myself in|top myself|(want to|gonna|going to) off myself|finish myself off",
  {
    says: "kms",
    unlessAfter: `${NOT}|\\S*\\d\\S*|more|the|my|how|many|few|some|of|these|those|extra|and|ran|did|walk(ed|ing)?|run(ning)?|jogged`,
    unlessBefore: "from|away|to|per|left|run|walk|on|in|of|and",
  },
  {
    says: "sewer ?slide|(suicide|goodbye|farewell) (note|letter)s?",
    unlessAfter: "his|her|their|a character",
    unlessWith: "colleagues?|work|job|school|team|pen",
  },
  {
    says: "(slit|slitting|slash|slashing|cut|cutting|open) (\\w+ )?my (own )?(wrists?|throat|veins?)",
    unlessWith: ACCIDENT,
  },
  {
    says: "(jump|throw myself|throwing myself|step|walk)(p?ing)? (off|from|in front of|infront of|under|into|out of)( (a|an|the|my|that|this|oncoming|tall|moving|high|our)){0,4} (bridge|building|roof|rooftop|balcony|cliff|window|flyover|block|traffic|train tracks|tower)",
    unlessAfter: "bungee( \\w+)?|stuck|parkour",
    unlessBefore: "jam|again for work",
  },
  "(train tracks|railway|platform|bridge|balcony|ledge|cliff)( \\w+){0,4} (stepping|jumping|falling) (out|off|in front|over|down)",
  "(jump|throw myself|throwing myself|step|walk)(p?ing)? (in front of|infront of|under)( (a|an|the|my|that|this|moving|oncoming)){0,4} (train|taxi|car|truck|bus|lorry)|(want|going|gonna|could|just|thinking)( (to|of|just)){0,2} walk(ing)? into the (sea|ocean|river|dam|lake)(?= $| and)|(voices?|head|mind|brain)( \\w+){0,2} (tell|say|scream)\\w*( (me|i|to|should|just)){0,4} (die|end it|kill|hurt|harm|jump)",
  "(crash|crashing) (my|the) car (on purpose|deliberately|into)|(drive|driving)( (my|the) car)? into (a|the|oncoming) (wall|tree|traffic|truck|river)|drive off (a|the) (cliff|bridge|road)|noose",
];

const dying: readonly Row[] = [
  "(plan|planning|planned) my( own)? death|what if i( just)? (died|disappeared|ended it)(?= $)|(god|lord|jesus) (im|i am) ready(?= $)|(god|lord|jesus)( \\w+){0,4} (fetch|collect) me( home| now| tonight)?(?= $)|too much( \\w+){0,3} want it to be over(?= $)|(cant|dont) see myself (living|being alive|alive|making it)(?= ($|past|after|to|much|anymore|next))|(how|ways?) to (die|kill myself)|if i had a gun|letters?( \\w+){0,4} (after im gone|im dead)|my last (note|post|entry|letter|words)(?= $)|(sorry|forgive me) for what im (about|going) to do|(read|finds?) this( \\w+){0,3} (gone|dead)|be (here|around|alive) much longer(?= $)|goodbye (cruel )?(world|life)(?= $)|hate my life( and)? i want out",
  "(wish|hope|want)( (i|to|would|could|id))* (get|got|was|be) (hit by a (truck|car|bus|train|taxi)|run over)",
  "(drank|drink|swallowed|swallow|took|take)( \\w+){1,6} to (die|kill myself)(?= $)",
  {
    says: `${WISH}( ${SOFTLY})* ${GONE}`,
    unlessAfter: `${NOT}|(my|his|her|our|a) (${SOMEONE})`,
    unlessBefore:
      "than|under|of|laughing|from|my|her|hair|for (a|an|the|it|this|that|some)|hard|out|down|trying|by|until|before|at|in (the|this|a)( (clinic|queue|meeting|class|night|morning|middle))?|into|on (holiday|instagram|leave)|with (my|these|this|a|cramps|pain)|to (a|the|my|work|bed|durban|cape|lagos|mombasa)|so (early|late|often|many)|early|late|as|tired|sweating|hungry|when (my boss|i saw|she said|he said)",
    unlessWith:
      "blanket|embarrass\\w*|embarassed|ashamed|cringe|awkward|grow old|in my sleep from boredom",
  },
  {
    says: "(think|thought|dream|fantasi|obsess)\\w*( (a lot|about|of|with|how|ways|to|constantly|only|just))+ (dying|death|die|not exist|disappear forever|being dead|my own death|my funeral|killing myself|ending it|ending things|jumping|hanging(?= $))",
    unlessAfter: `${NOT}|afraid|fear`,
    unlessBefore: "on|my|hair|her|of|it|for|in|with|off the",
    unlessWith: "he|she|grandmother|granny|grandfather|father|mother|scared|afraid|fear|rope|pool",
  },
  "(better|beter) off dead|(better|happier|easier) dead|better( off)? with me (dead|gone)|better( off)? if i (was|were|am) (dead|gone|not here|never born|no longer here)|better if i (died|disappeared|wasnt|werent|didnt exist|never existed)(?= $| here| around| alive| born| anymore)?|rather be dead",
  {
    says: "(would|will|wd|d|be|are)( all)? (be )?(happier|relieved|at peace|fine|free) without me",
    unlessBefore: "at|in|on|there|tonight|this|for",
  },
  "(only|no|other) way out( \\w+){0,2} (death|dying|die|suicide)|(tonight|today|this) is my last (night|day)(?= ($|alive|on earth|here on earth))",
  {
    says: "(better|easier|simpler|happier)( off| place| life|)*( for (everyone|everybody|them|all|my \\w+))? (without me|if i( just)? (wasnt|werent|was not|were not) (here|around|alive|born|in it))",
    unlessAfter: `play|played|sleeps?|slept|went|(${EVENT}) (was|is|will be)`,
    unlessBefore: "\\w+ing|at|in the|tonight playing|as captain",
  },
  {
    says: `(give|giving|gave|given)( away)? (${BELONGINGS}) away|(give|giving|gave|given) away (${BELONGINGS})|giving (things|stuff) away|(give|giving|gave|given)( (?!up |in )\\w+){1,6} (wont need (them|it|any of it)|when im gone|remembers? me)`,
    unlessAfter: `${NOT}|(${SOMEONE})( \\w+)?`,
    unlessWith: GIVEN_AWAY_FOR,
  },
  "(no ?one|no ?body|who)( \\w+)? (would|will|wd|wil|d)( even| ever| really)? (miss|care|notice|cry|mind)( about| for)?( me)? (if|when)( i)? (vanish(ed)?|die|died|was|were|am|disappear|disappeared|killed|wasnt|werent|left this|go|gone|im)(?! (late|absent|not at|home|off))",
  "(any ?one|any ?body|they|people)( even)? (care|notice|miss me|cry) (if|when) i (die|died|was dead|were dead|was gone|were gone|disappeared|killed)",
  {
    says: "(no ?one|no ?body)( \\w+)? (would|will|wd|go)( even| ever| really)? miss me",
    unlessBefore: "at|today|there|in",
  },
  "(happier|easier|lighter|at peace|free|better|relieved) (when|if|once) (im|i am|i was|i were|id be) (gone|dead|not here|no longer here)",
  "if i (died|die|was dead|were dead|killed myself|was gone)( \\w+)? ((hed|shed|theyd|youd|he|she|they|you)( \\w+){0,3} (sorry|care|notice|regret|miss me)|no ?one|no ?body|they would|everyone would|everything would|it would be|would)",
];

const living: readonly Row[] = [
  "(wish|want|hope|wanted|hoping) (someone|somebody|god|they|you|(a|the|that|this|my) \\w+)( (would|to|will|could|can|just|had)){0,4} (kill(ed)? me|take my life|end me|hit and kill me|hit me|run me over)",
  "(the )?world (doesnt|does not|dont) need me(?! (at|to|for|in))|(dont|not) want to (see|reach|have) my next birthday|(dont|do not|not) deserve to (breathe|live|exist|be alive)|(im|i am|i feel|i feel like|being|ive become)( (just|only|such|like|nothing but)){0,2} a (burden|waste of (space|air|oxygen))(?= ($|to|on|and|for))",
  {
    says: "((tie|tied|tying|bought|made) (a|the|my) (rope|noose)|(have|got) (a|the) rope ready)",
    unlessAfter: `${NOT}|${SOMEONE}`,
    unlessWith: "goats?|cows?|dogs?|donkey|boat|tent|skipping|washing|swing|luggage|car|bags?",
  },
  "(dont|doesnt)( \\w+)? care (if|whether) i (live or die|die|wake up|live)(?= $| anymore| or)|wouldnt (mind|care) if i (died|die|was dead|didnt wake up|never woke up|was gone)",
  "want out of (this|my) life|god( please)? take me( home| now)?(?= $)|why am i (still )?alive|do(ing)? something (bad |stupid )?to myself",
  {
    says: `(dont|doesnt|didnt|no longer|not|never|nt)( (really|even|actually|just|ever|think i|feel i|to)){0,4} (want|wanted|wanting|wish|care|like|deserve|need|feel like|see myself|feel the need)( (to|have to|even|it)){0,4} (((carry on|keep|go on|continue) )?living|live|life|be(ing)? alive|exist(ing)?|be in this world|be on (this )?(earth|planet)|keep going anymore|go on( anymore|(?= $))|continue with life|be around anymore|(be here|wake up)( (anymore|any longer|tomorrow|again|ever|ever again)|(?= $)))`,
    unlessBefore: `${PLACES}|insurance|through|to (a|work)|as|for free|my life like my|long distance`,
  },
  "(cant|cannot|couldnt)( (just|really|even)){0,4} ((do|take|handle|stand|cope with)( this| my)? life|(carry|go) on(?= ($|like this|living|anymore))|live( like this)? anymore|(keep|continue) living|live with myself|face (living|another day alive)|bear (living|to live|being alive))",
  {
    says: `(no|isnt a|isnt any|not any|see no|see a|see any|see the|whats the|what is the|what the|lost the|lost all|lost my|have no|find a|find any|find no|any)( (real|good|single|more|longer)){0,4} (point|reasons?|use|purpose|meaning|will|strength|desire)( (in|of|to|for|left|left to|left for|me|in me|anymore)){0,4} (${LIFE}|live for|carry on|carrying on|keep going|keep living|stay alive|stay|be here|be alive|wake up|waking up (tomorrow|anymore)|go on|going on|continue|continuing)`,
    unlessAfter: "found|have found|gives me",
    unlessBefore: `${PLACES}|a|an|the|with|about|to|this|that|these|insurance|holiday|up|late|his|her|at|longer here`,
  },
  "(nothing|nobody|no one)( (left|worth|more)){0,4} to live for|(life|living|my life)( \\w+)? (not|isnt|nt)( really)? worth (living|it|anything)(?! without)|life has no (point|meaning|purpose|value)|(not|isnt) worth living|life is (pointless|meaningless|worthless)",
  {
    says: `(tired|sick|exhausted|weary|fed up|done|hate|hating|bored|over|had enough)( (of|with|from|and tired of|just|to|this)){0,4} (living|being alive|existing|breathing|life|my life and i want)`,
    unlessBefore: `${PLACES}|admin|and love|insurance|coach|sciences|orientation|hacks|drawing`,
  },
  "g[ai]v\\w+ up on (life|living|my life)|(ready|time|want) (for me )?to (go home to god|meet my maker|give up on life|leave this (world|earth|life))",
];

export const english = spoken(NOT, [...suicide, ...dying, ...living, ...englishHarm]);
