import { spoken } from "./phrase.ts";

const WAN = "(i|me|a) ((dey|just|really|don|still|even) )*(wan|go|fit|for) ((just|to|even) )*";

/** Nigerian Pidgin. "Na laugh wan kill me" and "hunger wan kill me" are everyday speech. */
export const pidgin = spoken("no|nor", [
  {
    says: `${WAN}(die|kpeme|kpai|quench)`,
    unlessAfter: "no|nor|not|say",
    unlessBefore:
      "of|for (laugh|hunger|shame|cold|sleep|food|this heat)|with laugh|laugh|hunger|shame|my",
  },
  `${WAN}((kill|hang|wound|injure|harm|cut) (myself|my self|my body)|use rope)|dey think (to|about) (die|hang(ing)?( myself)?|kill myself)`,
  {
    says: "(i|me) (no|nor) ((dey|even|just|fit|wan|want|go) )+(live|dey alive|dey this (world|life|earth)|see tomorrow|wake up|wake)",
    unlessBefore: "early|for(?! this (world|life))|with|na( .*)?inside",
  },
  "i (no|nor) fit (continue|carry|take|do|bear)( with)? (this |my )?life|i (no|nor) fit (continue|go on)( (to|dey)){0,3} (live|dey)(?= ($|like this))|(no|nor) (dey )?(see|get) (any )?reason (to|wey|make i) (i go )?(dey )?(live|alive)|life no (get|dey get) (meaning|sense|use)|(life|this life|this world|world) (don|dey|don dey|just) (tire|taya|weary) me|i don (tire|taya)( (for|of|to|with|dey)){0,4} (life|this life|live|living|this world)",
  {
    says: "(make|mek) (i|me) ((just|sha|kuku|sleep|lie down) )*(die|kpai|no wake|no wake up|kill myself|rest forever)",
    unlessAfter: "no|nor|dont",
    unlessBefore: "of|for (laugh|hunger)|laugh",
  },
  "(die|death) (better|beta|sweet) pass (this )?life|i for don die|i suppose don die|better make i die|(plan|think)( \\w+)? how i go (take )?(die|kpai|kill myself)|make (god|death)( (just|come))* (take|carry) (me|my life)|(life|this life) (no|nor) worth( am| it)?( again| at all)?|i don write (bye bye|goodbye|last)( \\w+)? letter(?= $)|(the )?world (no|nor) need me|(rope|sniper|poison|otapiapia|knife|bridge|death) ((don|just|still) )*(dey|enter)( for)? my (mind|head)",
  `${WAN}(drink|chop|take|swallow) (sniper|poison|otapiapia|acid|hypo|all (my|the) (medicine|drugs?|tablets?))`,
  `(${WAN}|make i (just )?)(end am|end my life|(rest|sleep) forever|end everything|comm?ot (for|from) this (world|life)|jump( (inside|enter|for|from))?( \\w+){0,2} (lagoon|river|water|bridge)|cut my (hand|vein|wrist|skin))`,
  {
    says: "(i ((just|still|don) )?dey|na (blade|razor) i (dey )?(take|use))( (take|use) \\w+)? (cut|wound|burn|injure) my(self| self| body| hands?| laps?| thighs?| wrists?| skin)",
    unlessWith: "cook\\w*|kitchen|onions?|yam|meat|fish|mistake|hair|stove|iron",
  },
  `(${WAN}|make i (just )?)((kill|wound|harm|hurt|strangle|smother|throway|throw|throw away|drown) (my|the|this) (pikin|baby|picken)|(press|use|put) pillow (\\w+ ){0,3}(face|mouth|nose))`,
  "(pikin|picken|people|family|dem|everybody|mama|world)( \\w+)? (go|for|dey|better)( \\w+)? (better|well|fine|happy|beta|okay|rest|free)( \\w+)? (without me|if i (die|no dey|comot|kpai))|if i (die|no dey|kpai|comot)( \\w+)? (e|it|everything|everybody|dem|people) (go|for) (better|good|well|happy|rest)|better if i no dey|(e|it)( (go|for))? better (if|make) i (no dey|die)|na (to )?die (remain|sure)|death (dey|don) call me|make (dem|una) (just )?bury me|sleep( (and|make i|am))* (no|nor) wake( up)?( again)?(?= $)|(i|me) ((don|just|only) )?(be|be like|become|dey like) burden|na burden i be|no point to (dey )?live|nothing (dey|remain)( \\w+)? (to|wey make i) live",
]);
