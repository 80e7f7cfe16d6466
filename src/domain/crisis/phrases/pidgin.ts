import { kinds } from "./kinds.ts";
import { spoken } from "./phrase.ts";

const WAN = "(i|me|a) ((dey|just|really|don|still|even) )*(wan|go|fit|for) ((just|to|even) )*";

/** Nigerian Pidgin. "Na laugh wan kill me" and "hunger wan kill me" are everyday speech. */
export const pidgin = spoken("(no|nor)( (go|fit|wan|dey|ever))*", [
  {
    says: `${WAN}(die|kpeme|kpai|quench)`,
    unlessAfter: "no|nor|not|say",
    unlessBefore:
      "of|for (laugh|hunger|shame|cold|sleep|food|this (heat|love|guy|man|babe)|love|am|him|her|you|jesus)|with laugh|laugh|hunger|shame|my",
  },
  "(i|me) (no|nor) ((dey|even|just|fit|wan|want|go) )+(live|dey alive|dey this (world|life|earth)|see tomorrow|wake up|wake) // early|for(?! this (world|life))|with|na( .*)?inside",
  "i (no|nor) fit (continue|carry|take|do|bear)( with)? (this |my )?life|i (no|nor) fit (continue|go on)( (to|dey)){0,3} (live|dey)(?= ($|like this))|(no|nor) (dey )?(see|get) (any )?reason (to|wey|make i) (i go )?(dey )?(live|alive)|(life|this life|this world|world) (don|dey|don dey|just) (tire|taya|weary) me|i don (tire|taya)( (for|of|to|with|dey)){0,4} (life|this life|live|living|this world)",
  {
    says: "(make|mek) (i|me) ((just|sha|kuku|sleep|lie down) )*(die|kpai|no wake|no wake up|kill myself|rest forever)",
    unlessAfter: "no|nor|dont",
    unlessBefore: "of|for (laugh|hunger)|laugh",
  },
  `(die|death) (better|beta|sweet) pass (this )?life|make (god|death)( (just|come))* (take|carry) (me|my life)|(life|this life) (no|nor) worth( am| it)?( again| at all)?|i don write (bye bye|goodbye|last)( \\w+)? letter(?= $)|(the )?world (no|nor) need me|(rope|sniper|poison|otapiapia|knife|bridge|death) ((don|just|still) )*(dey|enter)( for)? my (mind|head)|(${WAN}|make i (just )?)(end am|end my life|(rest|sleep) forever|end everything|comm?ot (for|from) this (world|life)|jump( (inside|enter|for|from))?( \\w+){0,2} (lagoon|river|water|bridge)|cut my (hand|vein|wrist|skin))`,
  "(i ((just|still|don) )?dey|na (blade|razor) i (dey )?(take|use))( (take|use) \\w+)? (cut|wound|burn|injure) my(self| self| body| hands?| laps?| thighs?| wrists?| skin) //  // cook\\w*|kitchen|onions?|yam|meat|fish|mistake|hair|stove|iron",
  `(${WAN}|make i (just )?)((kill|wound|harm|hurt|strangle|smother|throway|throw|throw away|drown) (my|the|this) (pikin|baby|picken)|(press|use|put) pillow (\\w+ ){0,3}(face|mouth|nose))|if i (die|no dey|kpai|comot)( \\w+)? (e|it|everything|everybody|dem|people) (go|for) (better|good|well|happy|rest)|(e|it)( (go|for))? better (if|make) i (no dey|die)|make (dem|una) (just )?bury me|(i|me) ((don|just|only) )?(be|be like|become|dey like) burden|nothing (dey|remain)( \\w+)? (to|wey make i) live`,
  ...kinds({
    goodbye: "bye ?bye|goodbye|na bye|farewell",
    pardon:
      "(make )?(una|dem|you|everybody) (go )?(forgive|pardon) (me|am)|forgive me|(una|abeg) no vex",
    stay: "(take care|look after|mind|take care of|carry) (of |for )?(my|dis|the) (pikins?|pickens?|mama|children|family)|(una|you) no go see me( again)?|i no go (dey|come) (again|back)|for heaven|my last",
    gone: "no go come back|i don dey go|i dey go my own|no go return|meet my maker",
    means: "rope|sniper|otapiapia|poison|gun|acid",
    forMe:
      "(take |go )?hang( (myself|body))?|for (myself|me)|(this|dis) night|tonight|ready|use am|die|under my (bed|pillow)",
    blade: "knife|blade|razor|gun|rope",
    vein: "my (neck|throat|wrists?|veins?)",
    withoutMe: "if i (no|nor) (dey|wake)|(if|when|once) i (die|kpai|comot|don (go|die))",
    better: "better|beta|happy|free|rest|peace|fine|nobody go (cry|miss|know|notice)",
    everyday:
      "bed|cot|school|work|airport|travel|park|tomorrow|goats?|cows?|rats?|mosquitos?|cockroach|clothes?|wash|barber|shave|thief|(he|dem|thief) (carry|point|hold|put)|belle|pain|armed|work|party|shop|market|school|travel|journey",
    edge: "(stand|siddon|climb|dey)( \\w+)? (for |on )?(top|edge|roof)( of)?( the)?|third mainland",
    fall: "jump|call me|look down|fall|fly|enter (water|lagoon)|end am|nothing to lose",
    smother:
      "(put|use|press|cover|squeeze|hold|slap|shake|throw)( \\w+){0,3} (hand|pillow|neck|mouth|nose|cloth|im|am)",
    baby: "pikin|baby|picken",
  }),
  "(wan|go|fit|take|for) (just )?(comot|end|finish|waste) my life|make (this |the |my )?life (just |kuku )?(end|finish)|i don (tire|taya)( (to|for|dey|of))* (breathe?|wake|alive)|make (water|river|sea|lagoon|motor|trailer|car|train|sickness|god) ((just|kuku|come) )*(carry|jam|kill|take|finish|quench) me|(only|na) (die|death)( \\w+)? (remain|dey|go (help|save|free))( for)? me|(carry|take|use)( \\w+)? (stab|cut|kill|wound|burn) (myself|my (neck|belle|hand|skin|body))|(arrange|ready|tie|prepare|find) (the |one |my )?rope(?= $)|(go|wan|fit) (waste|off|finish|end) (myself|my body)|i (for|wan|fit|feel|dey)( \\w+){0,2} (throw|drown|kill|strangle|press|smother|squeeze) (this|dis|my|the) (pikin|baby|picken)|follow my (mama|papa|baba|sister|brother|husband)( \\w+)? (heaven|grave)|my last day( for)?( this (earth|world))?(?= $)|i (dey|just|still) (dey )?cut(?= $)|i wan hang(?= $)|grave( \\w+){0,3} (rest|better|sweet|call)|(swallow|drink|chop) (battery|bleach|needle|detergent|omo)|poison( \\w+){0,4} work fast|meet my maker|punish my(self| body)|hanger (comot|commot)",
  "i( (?!no|nor|dont|not|never)\\w+)? (wan|want|go|fit|nearly|almost|think|for don|ready|plan|pray|wish) <> kill (myself|my body)|hang myself|drown (am|myself|this|dis|my)|jump( (inside|enter|for|from|in))*( \\w+)? (well|river|lagoon|water|bridge|trailer|motor)|no (ever |go )?wake( up)?(?= $)|(no|nor) dey (alive|live)|end (am|my life|everything)|comot for (this|dis) (world|life) // early|for|with // laugh|hunger|shame|belle|pain|love|joy|swim|bath|fish",
  "(take|use|carry|with) (blade|razor|knife|bottle|iron|fire) <> (tear|cut|wound|burn|scratch|stab|open) (my|me)( (hand|body|skin|laps?|neck|belle|wrist))* // // cook\\w*|kitchen|onions?|yam|meat|fish|mistake|hair|shave|cloth|nail",
]);
