import { ACCIDENT, NOT, SOMEONE } from "./english-grammar.ts";
import { englishHarm } from "./english-harm.ts";
import { kinds } from "./kinds.ts";
import { type Row, spoken } from "./phrase.ts";

/** Of a place or a person: "tired of living with my aunt". */
const PLACES = "in|with|here|there|near|at|on|by|far|alone|next|out|off|under|apart|together";
const WISH =
  "((want|long|hop|pray|wish|plan)(ed|e|n?ing)?|ready|rather|prefer|like|love|need|deserve|decided|let me|i should|i must|could just|tempted|part of me (wants|hopes|wishes))";
const SOFTLY =
  "(to|go to|i|id|just|really|so|badly|simply|could|can|would|will|honestly|much|only|get it over with and|right now|lie down and|go to sleep and|sleep and|fall asleep and|go to bed and|close my eyes and|sometimes|literally|god would let me|for me)";
const GONE =
  "(die|died|dying|(rest|sleep) forever|(be|was|were) (dead|gone)|(not be|wasnt|werent) (here|alive)|(not|didnt) exist|not live|stop (existing|living|being alive)|cease to exist|disappear|vanish forever|leave this (world|earth|life)|be unalived?|unalive|no longer (exist|be here|be alive)|(dont|not) make it (through|to)( the| this)? (night|morning|tomorrow)|(not|never|dont|didnt|wont|wouldnt)( (have|to|ever)){0,4} w[ao]k\\w+ up|(never|not) open my eyes( again)?|(was|were|had|id)( (never|not|been))* (born|here|alive|conceived)|(wasnt|werent|hadnt been) (ever )?born|(never|not) been born|never have been born)";
const EVENT = "party|meeting|game|match|class|show|film|song|photo|event|trip";
const BELONGINGS =
  "(all )?my (\\w+ )?(things|stuff|belongings|possessions)|everything( i (own|have))?";

const suicide: readonly Row[] = [
  "(end|ending) (it all|everything|my pain forever|my suffering|my misery) // with|between",
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
  `(kill|unaliv|hang|hung|drown|shoot|poison|gas|strangl)(ing|ed|e|sing)? (myself|my self) // laughing|with laughter|with work|with these|with this|at (work|the|gym|school)|over (this|a|the)|to (get|finish|meet|please|make|lose)|for (this|that|a|the|exams?|him|them|that)|in the gym|working|studying|training|up( with)?`,
  "(end|ending|take|taking|took|finish|finishing) my( own)? life // story|back|seriously|for granted|in( my)?|to (the|a)|into|with|forward|one|as",
  `(want|wanted|going|gonna|thinking|about|ready|should|might|could|will|rather|just|plan|planning)( (to|of|about|just|want)){0,4} (end|ending) it( (right now|now|tonight|today|soon|here|for good|anymore|already))?(?= $)`,
  "(want|wanted|ready|going|gonna|decided|time|plan|planning)( to)? end things( (for good|forever|tonight|now))+(?= $) //  // with|between|boyfriend|girlfriend|husband|him|her|relationship",
  "(want|wish)( \\w+)? (it all|everything|my life|this life|life)( (to|would|could|was|were|just))+ (be over|over|end|stop|finish)|top myself",
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
  "(train tracks|railway|platform|bridge|balcony|ledge|cliff)( \\w+){0,4} (stepping|jumping|falling) (out|off|in front|over|down)|(jump|throw myself|throwing myself|step|walk)(p?ing)? (in front of|infront of|under)( (a|an|the|my|that|this|moving|oncoming)){0,4} (train|taxi|car|truck|bus|lorry)|(voices?|head|mind|brain)( \\w+){0,2} (tell|say|scream|want)\\w*( (me|i|to|should|just)){0,4} (die|end it|kill|hurt|harm|jump)|(drive|driving)( (my|the) car)? into (a|the|oncoming) (wall|tree|traffic|truck|river)|drive off (a|the) (cliff|bridge|road)|noose",
];

const dying: readonly Row[] = [
  "what if i( just)? (died|disappeared|ended it)(?= $)|(god|lord|jesus) (im|i am) ready(?= $)|too much( \\w+){0,3} want it to be over(?= $)|hate my life( and)? i want out|(wish|hope|want|think|fantasi|dream|imagin|pray)\\w*( (i|to|would|could|id|about|of))* (get|getting|got|was|be) (hit by a (truck|car|bus|train|taxi)|run over)|(drank|drink|swallowed|swallow|took|take)( \\w+){1,6} to (die|kill myself)(?= $)",
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
  "(better|beter) off dead|(only|no|other) way out( \\w+){0,2} (death|dying|die|suicide)|(tonight|today|this) is my last (night|day)(?= ($|alive|on earth|here on earth))",
  {
    says: "(better|easier|simpler|happier)( off| place| life|)*( for (everyone|everybody|them|all|my \\w+))? (without me|if i( just)? (wasnt|werent|was not|were not) (here|around|alive|born|in it))",
    unlessAfter: `play|played|sleeps?|slept|went|(${EVENT}) (was|is|will be)`,
    unlessBefore: "\\w+ing|at|in the|tonight playing|as captain",
  },
  {
    says: `(give|giving|gave|given)( away)? (${BELONGINGS}) away|(give|giving|gave|given) away (${BELONGINGS})|(give|giving|gave|given)( (?!up |in )\\w+){1,6} (wont need (them|it|any of it)|when im gone|remembers? me)`,
    unlessAfter: `${NOT}|(${SOMEONE})( \\w+)?`,
    unlessWith:
      "charity|church|shelter|donat\\w+|declutter\\w*|clear\\w*|recycl\\w+|sale|mov(e|ed|ing)|emigrat\\w+|old|too (big|small|tight)|size|fits?|bab(y|ys)|maternity|pregnan\\w+|menopause|pads?|tampons?|cups?|school|holiday|leave|abroad|free",
  },
  "(no ?one|no ?body)( \\w+)? (would|will|wd|go)( even| ever| really)? miss me // at|today|there|in",
  "(happier|easier|lighter|at peace|free|better|relieved) (when|if|once) (im|i am|i was|i were|id be) (gone|dead|not here|no longer here)",
];

const living: readonly Row[] = [
  "(wish|want|hope|wanted|hoping) (someone|somebody|god|they|you|(a|the|that|this|my) \\w+)( (would|to|will|could|can|just|had)){0,4} (kill(ed)? me|take my life|end me|hit and kill me|hit me|run me over)|(the )?world (doesnt|does not|dont) need me(?! (at|to|for|in))|(dont|not) want to (see|reach|have) my next birthday|(dont|do not|not) deserve to (breathe|live|exist|be alive)|(im|i am|i feel|i feel like|being|ive become)( (just|only|such|like|nothing but)){0,2} a (burden|waste of (space|air|oxygen))(?= ($|to|on|and|for))",
  {
    says: "((tie|tied|tying|bought|made) (a|the|my) (rope|noose)|(have|got) (a|the) rope ready)",
    unlessAfter: `${NOT}|${SOMEONE}`,
    unlessWith: "goats?|cows?|dogs?|donkey|boat|tent|skipping|washing|swing|luggage|car|bags?",
  },
  "(dont|doesnt)( \\w+)? care (if|whether) i (live or die|die|wake up|live)(?= $| anymore| or)|wouldnt (mind|care) if i (died|die|was dead|didnt wake up|never woke up|was gone)|want out of (this|my) life|god( please)? take me( home| now)?(?= $)|why am i (still )?alive|do(ing)? something (bad |stupid )?to myself",
  `(dont|doesnt|didnt|no longer|not|never|nt)( (really|even|actually|just|ever|think i|feel i|to)){0,4} (want|wanted|wanting|wish|care|like|deserve|need|feel like|see myself|feel the need)( (to|have to|even|it)){0,4} (((carry on|keep|go on|continue) )?living|live|life|be(ing)? alive|exist(ing)?|be in this world|be on (this )?(earth|planet)|keep going anymore|go on( anymore|(?= $))|continue with life|be around anymore|(be here|wake up)( (anymore|any longer|tomorrow|again|ever|ever again)|(?= $))) // ${PLACES}|insurance|through|to (a|work)|as|for free|my life like my|long distance`,
  "(cant|cannot|couldnt)( (just|really|even)){0,4} ((do|take|handle|stand|cope with)( this| my)? life|(carry|go) on(?= ($|like this|living|anymore))|live( like this)? anymore|live like this(?= $)|(keep|continue) living|live with myself|face (living|another day alive)|bear (living|to live|being alive))",
  {
    says: `(no|isnt a|isnt any|not any|see no|see a|see any|see the|whats the|what is the|what the|lost the|lost all|lost my|have no|find a|find any|find no|any)( (real|good|single|more|longer)){0,4} (point|reasons?|use|purpose|meaning|will|strength|desire)( (in|of|to|for|left|left to|left for|me|in me|anymore)){0,4} ((living|live|life|my life|this life|being alive|being here|staying alive|existing)|live for|carry on|carrying on|keep going|keep living|stay alive|stay|be here|be alive|wake up|waking up (tomorrow|anymore)|go on|going on|continue|continuing)`,
    unlessAfter: "found|have found|gives me",
    unlessBefore: `${PLACES}|a|an|the|with|about|to|this|that|these|insurance|holiday|up|late|his|her|at|longer here`,
  },
  "(nothing|nobody|no one)( (left|worth|more)){0,4} to live for|(life|living|my life)( \\w+)? (not|isnt|nt)( really)? worth (living|it|anything)(?! without)|(not|isnt) worth living",
  `(tired|sick|exhausted|weary|fed up|done|hate|hating|bored|over|had enough)( (of|with|from|and tired of|just|to|this)){0,4} (living|being alive|existing|breathing|life|my life and i want) // ${PLACES}|admin|and love|insurance|coach|sciences|orientation|hacks|drawing`,
  "g[ai]v\\w+ up on (life|living|my life)",
];

/** What others would feel or do if she were gone. */
const pairs = kinds({
  goodbye:
    "good ?bye|bye( bye)?|farewell|this is it|thank you (all|everyone)|i love you all|(if|when|by the time) you (read|find) this",
  pardon: "(please )?forgive me|(im|i am) (so )?sorry( (everyone|mama|mom|mum|all|to you all))?",
  stay: "(take( good)? care of|look after|raise|kiss|hug|be good to|(better|good) mother (to|for|than)|leav\\w+|letters? for|wrote (to|for)) (my|our|the) (kids?|child|children|bab(y|ies)|son|daughter|boys?|girls?|dogs?|cat|mom|mum|mama|mother|family)|(never|dont) forget me|remember me|(wont|not) be here( anymore)?|always loved (you|my)|(in heaven|on the other side|next life)|(its|it will be|ill be) (all )?over|i tried( \\w+){0,3} enough",
  gone: "(wont|not|never)( be)? (coming|come|be) (back|home again)|(im|i am|ill be) (leaving|going) (for good|forever|to a better place)|(im )?leaving (them|him|her|you all|everything) (my|to)|where i(m| am) going|i have to go now",
  means:
    "rope|noose|gun|pistol|razor blades?|poison|rat ?poison|rattex|sniper|pesticide|paraffin|(sheep|cattle) dip|charcoal|hose ?pipe|exit plan",
  forMe:
    "(for|on) (myself|me)|use it|(im |am |all |its )?ready|just in case|to die|dying|end it|courage|brave|under my (bed|pillow|mattress)|hid(den|ing)?|no ?(one|body) knows|in secret|suicide|last resort|my (only )?(way out|escape)|comforts?|drink it|in my (drawer|cupboard|closet|bag)",
  blade: "knife|knives|blade|razor|gun|pistol|rope|noose|scissors|broken glass",
  vein: "my (own )?((left|right) )?(wrists?|throat|neck|veins?|temple|mouth)",
  withoutMe:
    "without me|with me (gone|dead|out of the (way|picture))|(when|if|once|after|that|day) (im|i am|i was|i were|id be|i will be|ill be) (gone|dead|not (here|around|there)|no longer (here|around|alive))|if i (just )?(wasnt|werent|hadnt|stopped|didnt|never|died|vanished|disappeared|ended|left this|jumped|never existed)",
  better:
    "better( off)?|happier|lighter|cope|relie\\w+|at peace|letters?|videos?|funeral|passwords?|move on|get over (it|me)|be sorry|(even |ever )?(notice|cry|miss me)|no longer suffer|less (of a )?(burden|trouble|stress)|one less",
  everyday: `airport|station|schools?|work|jobs?|colleagues?|trip|holiday|travel\\w*|tomorrow|weekend|visit|moved|shift|creche|nanny|${EVENT}|pads?|period|${ACCIDENT}|goats?|cows?|rats?|mice|mouse|mosquitos?|cockroach\\w*|kitchen|camping|boat|washing|garden|weeds?|toy|water|heater|stove|lamp|(he|she|they|someone|husband|boyfriend)( \\w+)? (held|holds|put|puts|point\\w*|pull\\w*|had|has|press\\w*|threat\\w*)|robb\\w+|dentist|doctor|feels? like|like a|pain|cramps?|ivy|food|work\\w*|shifts?|office|schools?|holiday|leave|sleeps?|slept|plays?|played|went|captain|tonight playing|gym|church|late|absent|sick|home|town|weekend|skin|touching|visits?|cook\\w*|medicine|tablets?|taking|eat\\w*|drink\\w*|exercis\\w*|smok\\w*|he was|she was|${EVENT}`,
  edge: "(stand|sit|sat|stood|climb|walk|went|been|up)\\w*( \\w+)? (on|at|by|near|up|to|onto|over)( \\w+){0,4} (bridge|roof\\w*|edge|ledge|balcony|cliff|dam|railing|tracks|tower|top)|steering wheel|at the wheel",
  fall: "jump\\w*|let(ting)? go|nothing to lose|step(ping)? off|fall(ing)?|calls? me|calling|swerv\\w*|stones? in my|rocks in my|end it|one (step|turn)|so easy|yeet myself",
  smother:
    "(cover|press|put|held|hold|squeez|shak|shook|slap|smother|threw|throw|slam|pinch|grab|twist)\\w*( (the|a|my|his|her|him|it|this|hand|pillow|blanket|over|on|so|too|hard)){1,5}",
  baby: "(over|on|against|round|around) (his|her|the bab\\w+|my bab\\w+) ?(mouth|nose|face|neck|head)|(baby|he|she|newborn|son|daughter)( \\w+){0,6} (quiet|stopped (crying|breathing|moving)|limp|blue)|scared of myself",
});

const more: readonly Row[] = [
  "(pills|tablets|rope|knife|razor|bleach|gun) <> (keep|kept|cant stop) (looking|staring|thinking|holding|reaching)( (at|about|for))?( (it|them|how))?(?= $) // // work|instructions|label|side effects|cook\\w*",
  "(keep|think\\w*|imagin\\w*|pictur\\w*|dream\\w*|visions?|see myself|saw myself) <> hanging from|bleeding out|drowning myself|my (dead )?body (hanging|floating|cold)|me (hanging|lying dead)",
  "(nearly|almost) (jumped|did it|ended it( all)?|drowned myself|overdosed)(?= ($|today|tonight|yesterday|last|again|this))|dont think (i|ill)( will| can)? (survive|make it through|last) (this|the|another|until|till)( \\w+){1,2}(?= $)|(off|unaliv|delet|eras|neck|rope|murder|choke|suffocat|electrocut|asphyxiat|yeet|remov)(e|ing)? (myself|my self)(?= ($|tonight|today|now|soon|so|off|from (life|this|the)|because|and|rn|right|fr))",
  {
    says: "(step|walk|jump|throw myself|run|lie|lay|lying|fall|leap|drive|crash|swerv|roll|climb)\\w*( (down|out|up|over|straight|just|myself|the car|my car|right)){0,3} (off|in front of|infront of|under|onto|into|on|from|over)( (a|an|the|my|that|this|oncoming|moving|our|some|speeding|nearest)){0,3} (bridge|roof\\w*|balcony|cliff|ledge|tracks?|railway( line)?|train|trucks?|lorry|traffic|bus|tower|wall|tree|edge|dam|quarry|well|flyover|overpass)",
    with: "(want|thinking|thought|think|thoughts|could|gonna|going to|easy|easier|urge|tempted|imagin\\w+|picture|wish|googl\\w+|plan\\w*|hope|keep seeing|wonder\\w*|end|die|rather)",
    unlessBefore: "to (work|town|school|home)|at|for|stop|station|and (went|got)|in time",
    unlessWith:
      "bungee|home|work|school|station|trip|holiday|late|film|news|he|she|they|someone|hike|hiking|picnic|swim\\w*",
  },
  {
    says: `(hit|bang|punch|slap|bit|bite|scratch|burn|cut|hurt|starv|pinch|pull|claw|stab|carv|pick)\\w* my( \\w+)?(self| (arms?|legs?|thighs?|wrists?|skin|stomach|head|hands?|hips?|ankles?))`,
    with: "on purpose|deliberately|(it )?(helps|calms|relieves)( me)?|relief|punish\\w*|deserve( it| the pain)?|feel (something|alive|anything|better|calm|human)|numb|to cope|so i can feel|instead of (crying|dying)|(till|until) (i|it) (ble\\w+|bruis\\w+|faint\\w*)|clean for|relaps\\w+|again because|in secret|hide the (cuts|scars|marks)|long sleeves",
    unlessWith:
      "pads?|heating|hot water|cramps? (better|away)|exercise|eczema|itch\\w*|mosquito\\w*|hair|nails",
  },
  {
    says: "(if|when|once) i( (was|were|am|just))* (die|died|dead)|im dead",
    with: "(the |this |all )?(pain|suffering|everything|it) (would|will) (stop|end|be over)|(they|everyone|everybody|people|he|she|my \\w+)( \\w+){0,2} (would|will|d|ll) (be )?(fine|ok|okay|happy|happier|better|sorry|free|relieved)|theyd( all)? be (fine|ok|okay|happy|free)|find me|funeral|bury me|no ?(one|body)|forgive|take care of|look after",
    unlessBefore: "of|from|laughing|tired|inside|serious|at (work|80|90)",
  },
  "(death|dying|suicide|being dead)( (itself|now|just|only|really))? (would|will|is|seems|sounds|looks|feels|must)( (be|like|to|the|a|an|so|my|better|more|just|only|much|very))* (relief|peace\\w*|easier|better|best|escape|answer|solution|nice|beautiful|comfort\\w*|way out|option|inviting|tempting|kinder|freedom|rest)|(ill|i will|ill probably|going to|gonna|want to|should|might as well|better|rather|deserve to) be dead( (by|before|soon|tomorrow|tonight|already|anyway|then|than))?(?= ($|in|the|this|monday|friday|sunday|weekend|morning|christmas|already|than|now))|(dread|hat|regret|resent|loath|asham\\w* of)(ing|e|ed|s)? (being alive|that im (still )?alive|that i (woke up|survived|exist|was born))|life (isnt|is not|aint|was never|is just not) for me|(no|any|see a|see my|see any|have a) future (for me|left|anymore|here)|(sit|stand|stood|sat|stay|walk|climb|wait)\\w* (on|at|near|by|up to|onto|to)( (the|a|that|this|very)){0,2} (edge|ledge|railings?|roof|rooftop|bridge|platform edge|tracks|overpass|balcony)( of( (the|a|that|our))? \\w+)?(?= $| (and|thinking|wanting|again|looking down|tonight|right now))",
  "(tell|let) (my|the|our) (\\w+ )?(kids|children|mom|mum|mother|family|daughter|son|babies|boys|girls|parents)( (know|that))* i loved|(wrote|writing|write|made|signed)( (out|down|up|my|a|the|last)){0,3} will( \\w+)? (and|note|letters?)|plan (and|with) (a |the )?(date|means|method|pills|rope)|my last (diary )?entry",
  {
    says: "(us|took|take|get|got|grabb|pick|pull|reach|found|find)\\w* (up |out |for )?(the|my|a|his) (razor|blade|knife|scissors|lighter|safety pin|sharpener)",
    with: "(on|to|across|over|into) (my|the) (arms?|legs?|thighs?|wrists?|skin|stomach|body)|bled|bleed\\w*|relief|scars?|feel something|punish\\w*|helps",
    unlessWith: `${ACCIDENT}|legs smooth|wax|hair|nails?|meat|bread|chicken|fabric|sew\\w*`,
  },
  {
    says: "(cut|burn|brand|stab|scratch)\\w* my(self| arms?| legs?| thighs?| wrists?| skin| hands?)( \\w+)? with (a |the |my |some )?(blade|razor|knife|lighter|cigarettes?|match(es)?|scissors|glass|needle|pin|cigs?)",
    unlessAfter: `${NOT}|accidentally`,
    unlessWith: ACCIDENT,
  },
  `(count|sav|collect|line|lin|hid|keep|kept|gather|googl|look|check|put|lay|laid|got|have)\\w*( (all|the|my|these|those|out|up|enough|every|his|her|moms?|grans?|granny|\\w+ing)){0,4} (\\w+ )?(pills?|tablets?|capsules?|meds|medication|insulin)( \\w+){0,6} (enough|kill|die|do it|do the job|for good|forever|end)`,
  {
    says: "(swallow|took|take|taken|drank|drink|inject|down|overdos|swallowed|had|popp)\\w*( \\w+){0,6} (pills?|tablets?|capsules?|panados?|insulin|meds|medication|vodka|wine|antidepressants|sleeping \\w+)",
    with: "(dont|not|never|wont) (want to )?wake up|(to|wanna|i will|hope i|let me|hoping to) (die|end it|sleep forever)|forgive me|goodbye|(its|be) over( soon)?|not wake|no more pain|ready to (go|die)|to stop (existing|living)",
  },
  "(shouldnt|should never) (have been born|exist|be alive)",
  "(plan\\w*|want\\w*|going|gonna|think\\w*|thought|tempted|ready|about|could|might|should|urge|nearly|almost|keep) <> (walk|run|jump|step|wade|throw myself|drive|lie|lay|roll|fall|climb)\\w* (down |myself )?(in|into|in front of|off|under|onto|from) (the |a |that |an |my |our )?(\\w+ )?(river|sea|ocean|dam|lake|traffic|train|tracks?|truck|bus|bridge|roof|cliff|balcony|window|tower|well|highway|freeway) // and (swim|went|took)|for|at|with|to (work|school)|stop // swim\\w*|beach|holiday|surf\\w*|picnic|stroll|lovely|film|station|catch|bungee|he|she|they|view|work|home",
  "(car|truck|bus|train|taxi|lorry|someone|lightning) (hit|hits|ran over|runs over|killed|kills|shot|shoots|stabbed|struck|strikes) me <> (wouldnt|dont|didnt)( \\w+){0,3} (mind|care)|wish|hope|(would|itd|might) be (nice|easier|better|ok|okay|fine|a relief)|relief",
  "(cutting|burning myself|hurting myself|bleeding|the blade|my razor|pain) <> (only|makes|stops|helps|quiets?|calms?|releases?)( \\w+){0,5} (noise|numb\\w*|quiet|voices|cope|thoughts|alive|real) // // onions|sugar|carbs|calories|gluten|dairy|pads?|pill|painkiller\\w*|exercise|heat",
  "(urge|want|wanted|think\\w*|thought\\w*|nearly|almost|scared|afraid|fear|could|might|imagin\\w*|see myself|voices?|visions?|pictur\\w*|dream\\w*) <> (drop|throw|drown|smother|shak|hit|hurt|kill|stab|strangl|suffocat|chok|burn|poison|harm)(e|es|ing|ping|ed)? (my|the|our|this) (\\w+ )?(baby|newborn|son|daughter|child|kids?|boy|girl|infant|twins|toddler) // off|at|to (school|creche|daycare)|with (a|the|my|this|these)|by accident|some|for|if|when // school|creche|daycare|toy|rattle|party|medicine|vaccin\\w*|sex|pills?|exercise|scan|flying|food|milk",
  "(no|any|isnt a|not a|lost (all )?(my )?|cant (see|find)( a| any)?|whats the|see the|what is the)( \\w+)? (reason|point|meaning|purpose|hope|will|strength|desire|use) <> (live|living|life|alive|carry on|carrying on|wak\\w+ up|existing|exist|getting up|being here) // in|with|here|there|at|on|insurance|late|early|a|an|the // work|gym|insurance|meeting|diet|pills?|taking|boyfriend|husband|garden|city|town|early|late",
  "go for good(?= $)|(scars?|cuts?|burns?)( \\w+){0,4} (added|another|new one|fresh|a date|made more)|(not|dont|never)( \\w+)?( me)? see (the|another|tomorrow|my next) (morning|sunrise|day|dawn)(?= $)",

  `(want|wanted|wanna|wish|hope|hoping|pray|praying|wonder\\w*|keep|kept|ready|rather|should|tempted|easier|better|happier|imagin\\w+|dream\\w*|think\\w*|thought|plan\\w*|consider\\w*|long\\w*|beg\\w*|crav\\w+|yearn\\w*|favou?r|what if|deserve|fantas\\w+|urge|go back to)( (?!of|not|dont|never|no|my hair)\\w+){0,7} (die|dying|death|dead|kill me|kill myself|sleep(ing)? forever|asleep forever|((not|never|dont|didnt|wont) (have to )?)w[ao]k\\w+( up)?|ended it( all)?|ending (it( all)?|things|everything)|six feet under|(in|into) (the|my) (grave|coffin)|buried|not exist\\w*) // than|of|laughing|from|my|her|his|hair|for|hard|out|down|trying|by|until|before|at|in|into|on|with|to|so|early|late|as|tired|sweating|hungry|when|and (dry|itchy)|skin|line|battery|end|sea|inside|anyone|people|or i // ${SOMEONE}|my (\\w+ )?(sister|brother|boss|phone|period|baby|cat|dog|plant|car|battery)|scared|afraid|fear\\w*|worr\\w+|blanket|embarr?ass\\w*|ashamed|cringe|awkward|cramps?|laugh\\w*|lol|chocolate|wine|heat|hair|phone|plants?|battery|film|movie|book|series|news|talk|documentary|grow old|boredom|bored|headache|risk|statistics|gran\\w*|hungry|starving|sleepy|late|alarm|pills? (for|against)`,
  "(if it (wasnt|werent|isnt)|only|was it not) for (my|the|her|him|them)( \\w+){1,3} (id|i would|i might|i wouldve|id have) (be|have been|ended|killed|gone|long)( (been|dead|gone|over))*(?= ($|by now|already|now|long ago|it|myself|all))|(only|just|main) (thing|reason|person|thought)( \\w+){0,3} (keep|kept|hold)\\w* me (alive|here|from (doing it|dying|ending|killing))|(wont|never|not|no longer)( have to)? (worry|deal|put up|bother|care|look)( \\w+)? (about|with|after) me (soon|any ?longer|much longer)(?= $)|(anymore|no) me(?= (tomorrow|soon|after|here))|i( \\w+){0,3} a suicide attempt|it( will|ll)( all)? be over (for me|soon|tonight)(?= $)|(not|nt|unsure|dont feel|dont think im|isnt|arent)( (feel|feeling|sure|if|im|really|i))* safe (with|from|around|on) (myself|my own)|(cant|cannot|dont know (if|how) i can|how to|struggl\\w+ to)( promise)?( to)? (stay|keep( myself)?) safe",
  `(rope|cord|belt|scarf|noose|cable|sheets?|wire|dressing gown belt)( \\w+){0,3} (around|round|on|to|over) my (neck|throat)|my (mind|eyes|thoughts?|head)( \\w+){0,3} (the|that|those|a) (rope|noose|knife|gun|pills|bridge|blades?|razors?|tracks|balcony)|(jump|pills?|rope|bridge|hang\\w*|overdose|train|gun|poison)( (it|the|a))* or (the |a )?(jump\\w*|pills?|rope|bridge|hang\\w*|overdose|train|gun|poison) //  // ${ACCIDENT}|photo|picture|pretty|view|film|he|she|patch|injection|coil|warm`,
  {
    says: `(thought|think|thinking|thoughts|urges?|want|wanted|imagin\\w+|could|might|almost|nearly|scared|afraid)( \\w+){0,4} (smother|suffocat|drown|strangl|shak|stab|kill|throw|dropp?)(ing|e)? (him|her|it|them|the twins)(?= ($|in|with|against|out|down|off|and|so|till|until|when|now))`,
    with: "bab(y|ies)|newborn|crib|cot|son|daughter|infant|twins|cry(ing)?|scream\\w*|feeds?|breastfe\\w+|nappy|stairs|bath",
    unlessWith: "laugh\\w*|jealous|phone|ball|party|husband|boyfriend|teenager|creche",
  },
  {
    says: "(carv|slic|slash|slit|cut|dug|dig)\\w*( \\w+){0,3} (into|in|on|deep\\w*|across|along)( into)?( (my|this time|again))( (left|right|upper|inner|own))*( (arms?|legs?|thighs?|wrists?|skin|stomach|body|flesh|flesh))?|(passive|active) ideation|death wish|(let|letting)( \\w+){1,2} (take me( away)?|drown me|finish me)(?= $)|(some ?one|somebody)( (please|just|should|could|to|come))* (kill|shoot|end|murder) me",
    unlessAfter: `${NOT}|(${SOMEONE})( \\w+)?|these cramps|cramps|gonna|going to`,
    unlessWith: `${ACCIDENT}|film|news|prevention|lol|cramps?|heat|hair|onion|bread|cake|meat|vegetables|surgery|doctor|caesarean|c section|mum|mom|boss`,
  },
  "(dont|cant|cannot|nt)( (really|just|even|to|want|do|wanna))* (do|live|bear|handle|continue|face|manage) (life|this life|living|existence|existing|another (day|week|year) (of this life|alive|on earth|like this))|cant( (just|even))* (be (here|alive)|exist|live)( (here|like this|in this world))?( (any ?longer|anymore|any more))(?= $)|feel\\w* like ending (it|things|everything)|so( that)? ill die|(quick|easi|painless|fast|best|simplest|least painful)\\w* (way|method)s? to (go|die|do it|end|leave|hang|kill)\\w*(?= ($|it|myself|this|all))",
  "(gonna|going to|will|ill|must|ready to|finally|actually|really)( \\w+)? (do|doing) it (this time|tonight|for real|soon)(?= $)|enough to (die|end it|kill (me|myself))(?= $)|unalive me|how many( \\w+){0,5} (until|till|before) i( \\w+)? (wake up|die|stop breathing)|(hop|wish|pray)\\w*( \\w+){0,2} (car|plane|bus|taxi|lift|roof) (crash|fall|hit|kill)\\w*|(hop|wish|pray)\\w*( that)? i (get|got|had|have) (cancer|aids|a (stroke|heart attack|tumou?r)) //  // breakfast|exam|presentation|test|gym|him|boyfriend|husband",
  "(tonight|today|tomorrow) (is|will be) the (night|day|end)( (that|when|i|for))*(?= ($|go|leave|die|end|do))|(wont|not|never)( (gonna|going to|going|think i will|think ill|see myself|be))+ (be )?(here|around|alive) (tomorrow|next|in a|by|anymore|long|much|this time)( \\w+)?(?= $)|(dont|cant|not|nt) (see|imagine|picture) myself (here|around|alive|living)( (next|in|past|after|beyond) \\w+)?( \\w+)?(?= $) //  // work|school|office|party|job|holiday",
  "(why|wish|regret|sorry|sad|angry|ashamed|hate)( \\w+){0,3} (i|to|have to)( (had|have|has|did))? (surviv\\w+|be saved|was saved|they saved)|surviv\\w+( it)?( and| but) (i )?wish|wak\\w+ up (still )?alive|(ive|have|got|bought|found|own|hid) (got )?(a|the|some|my) (rope|noose|gun|pistol)( ready| now| today)?(?= $)|(tie|tied|tying|hung|hang|loop)\\w* (the|a|my) (rope|sheet|belt|scarf|cord|cable|dressing gown)s? (to|on|over|from|around) (the |a |my )?(door\\w*|tree|beam|rafters?|ceiling|fan|hook|rail\\w*|roof|pole|bars?|window)(?= $| and| tonight| last)|(im|i am|i feel like|i feel) a (danger|risk|threat) to (myself|my (baby|kids?|child|children|daughter|son|newborn))|(god|jesus|lord|allah|he|angels?|death)( \\w+){0,3} (take|fetch|collect|call)s? me( (home|away|now|tonight|soon|already|back))+(?= $)|(the )?(ground|earth) (would|to|could|must|can|should) (just )?(bury|take) me|(fad|slip|vanish|drift|float|disappear|go)(e|ing)? away( (forever|for good|and never \\w+))*(?= $)|my (own )?funeral(?= $)|(good ?bye|bye) (forever|for good|for the last time|cruel world)",
  "(than|not) with me(?= $)|(mix|crush)\\w* (all )?(my|the|these|those) (\\w+ )?(pills?|tablets?|meds|medication)( \\w+)? (wine|vodka|alcohol|drink|gin|whisky|beer|together)",
];

export const english = spoken(NOT, [...[suicide, dying, living, englishHarm, pairs, more].flat()]);
