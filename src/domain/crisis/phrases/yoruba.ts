import { spoken } from "./phrase.ts";

const WANT =
  "(mo|emi|mi|e mi)( (n|nn|si|kan|ti|tun|sa|saa|maa|ma|ro pe|ronu|ro|gbero|fi|se)){0,4} ?(fe|nfe|n fe|feran|fee|pinnu|wu)( (lati|ki n|kin|ki|sa|kan|ma|maa|o|gan|pe))*";
const NOT =
  "(mi o|mi ko|emi ko|emi o|n ko|nko|n o|ko|ki i|kii|mi o le|emi ko le|ma)( (fe|ni|se|ti|le|ro|lati|ronu|gbero|wu|mi|pe|mo))*";

/** "Ebi ń pa mí" (hunger is killing me) is everyday speech. A letter's dot is a mark too. */
export const yoruba = spoken(NOT, [
  {
    says: `${WANT} (ku|(sun ki ?n )?ma ji( mo)?|ma si mo|kuro (la|ni a)ye|fi aye (yi )?sile|lo s(i )?orun|re aye koja|pare(?= $)|poora)`,
    unlessBefore: "fun (erin|ebi|itiju|otutu|sun)|lerin|pelu erin|si",
  },
  {
    says: "(o|iku|o ti|o n|o kan)( \\w+)? wu mi( (lati|ki n|kin|pe ki n)){0,4} ku|(i ?ba|o san|o dara|o ye)( (san|dara|ki|pe|ju|ka)){0,4} ?(ki n|n|kin|mo) (ku|ti ku|ma ji( mo)?(?= $))|iku (lo )?(ya|san|dara)|(iba|i ba) (ti )?(ma|maa) bi mi|(eru|inira)( \\w+)? ni mo je|mo (ti |kan )?(je|di) (eru|inira) (fun|si) (ebi|idile|gbogbo|awon|enikeni)|iku (nikan )?ni mo (n )?(fe|wa)|iku( wa)? mu mi|olorun mu mi lo(?= $)|fe (be|fo|ko)( sinu| si| lati ori)? (odo|kanga|okun|osa|afara)|(mi|emi|n) k?o (tun )?le gbe( aye| laye)? mo(?= $)|(abe|felefele|reza|blade)( \\w+)? ge (apa|owo|itan|ese) mi|ko si eni( \\w+){0,6} ti mo ba ku|ki olorun ((mu|pa) mi|(gba|mu) emi mi)|(ronu|ro)( nipa)? iku(?= ($|mi|ara mi))|ki (ng|n|in)? ?(le )?ku(?= $)|ko leta idagbere(?= $)|aye( yii?)? (ko|o) nilo mi|fe (lo )?(sinmi|sun) titi (laelae|lae|lai)",
    unlessBefore: "esin( lo)?|fun erin",
  },
  {
    says: "(pa|pa a|so|pokunso|ge|gun|sun|da|se|ju|pani|jo)( ara| ra|ra) mi( (lara|lese|leṣe|nijamba|ni ijamba|nija(m)?ba|lofa|nipalara|ni ipalara|ni nkan|si omi|si odo))?(?= ($|lara|lese|nijamba|ni|nitori|lale|bayi|pelu (abe|obe|okun)|loni|lola|sugbon|ki))",
    unlessAfter: `${NOT}|daabo|toju`,
    unlessBefore: "mo|da|po|pelu (ise|ounje)|ni (ise|ile|oja)|lowo|loruko|se ounje",
    unlessWith: "ounje|alubosa|asise|da ara|so ara mi di",
  },
  {
    says: "(fe|maa|yoo|ma|le|n|ronu|ro|lati|nipa|ero|gbero)( (lati|ati|n|nipa|pe)){0,4} (pa ?ra mi|pa ara mi|so okun( mo ?run)?|pokun so|gbe mi ara mi|pani lara)",
    unlessBefore: "mo|da|po|lerin|fun ise",
  },
  {
    says: "(gbemi|gba emi|gbe emi|gbaemi|gb emi|mu emi) (ara )?mi|pokunso|fopin si (aye|emi|igbesi aye|igbe aye|ohun gbogbo|gbogbo re)( mi)?|fi opin si (aye|emi|igbesi aye|igbe aye) mi",
    unlessAfter: `${NOT}|olorun|baba|o|won`,
  },
  {
    says: "(aye|emi mi)( (ti|n|ti n|yi|yii|tun|mi)){0,4} su mi|(aye|igbe aye|igbesi aye) (ti )?re mi|o (ti )?(su|re) mi (lati|fun) (gbe|aye|wa laaye|wa laye)",
    unlessBefore: "fun (eko|ilu)|ni eko",
  },
  {
    says: "(mi o|mi ko|emi ko|emi o|n ko|nko|n o|mio|mi ki)( (tun|le))? (fe|fee|ri idi|ni idi|ni ifẹ|nife|ri itumo)( (lati|ki n|kankan|fun|mi|ti mo fi|ti mo fi n|se)){0,4} (gbe(?= ($|mo|l?aye|ninu aye|n?ile aye))|wa ?laa?ye|maa gbe|ji mo|wa mo|wa n(inu|ile) aye)",
    unlessBefore: "nibi|ni (eko|ilu|ibadan)|pelu",
  },
  {
    says: "ko si( \\w+)? (idi|itumo|anfaani|anfani|ere|ohun|nkan)( (kankan|mo|fun mi|ti mo|fi|n|se|ye|ki n)){0,4} (lati (maa )?(gbe|wa ?laa?ye|tesiwaju)|gbe|laye|wa ?laa?ye)|(aye|igbe aye|igbesi aye)( mi| yi)? ko( \\w+)? (nitumo|ni itumo|wulo|ni laari|nilaari|ni idi)( mo)?",
    unlessBefore: "nibi|ni (eko|ilu)",
  },
  {
    says: "(mu|je|gbe|fe mu|lo) (majele|oogun eku|ogun eku|oogun kokoro|sniper|asidi|otapiapia)( (je|mu))?",
    unlessAfter: `${NOT}|omo|aja|eku`,
  },
  {
    says: "(lo|mu|gbe|je|gbemi|fe lo|gbe gbogbo) (gbogbo )?(oogun|ogun|tabuleti|egbogi)( mi)?( (gbogbo|lekan( naa)?|leekan( naa)?|papo|tan|lapapo))+|(lo|mu|gbe|je|gbe mi|gbemi) gbogbo (oogun|ogun|tabuleti|egbogi)( mi)?",
    unlessBefore:
      "(mi )?(lasiko|ni asiko|loni|fun|bi|laaro|lojoojumo|aro|lale)|ti (dokita|won)|lasiko|laaro|loni|bi",
  },
  {
    says: "(pa|se|so|lu|fi|ju|ri)( \\w+)? (omo|omo tuntun|omo owo|ikoko) mi( (yi|yii|lara|lese|leṣe|nijamba|ni ijamba|ni ibi|nu|si omi|ni nkan|sinu omi))*(?= ($|lara|lese|nijamba|ni|nu|si omi|sinu|nitori))",
    unlessAfter: "mi o( \\w+)?|n ko( \\w+)?|ko|so oruko|oogun \\w+|oogun yi( \\w+)?|le",
    unlessBefore: "ni (ile ?iwe|oruko|aso)|loruko|ni owuro|ni ounje",
    unlessWith: "oogun|ounje|oruko|ile iwe|aso",
  },
  "(mi bi ki n|fe|maa|ro|ki n) (pa|ju)( \\w+)? (omo|ikoko)( \\w+)? (yii?|naa)(?= ($|nu|si|danu))",
  "(eru n ba mi|mo n beru)( \\w+)? (mo|maa)( \\w+)? (se|pa|lu|ju|gbon) omo mi|mo le (pa|se) omo mi(?= ($|lese|nijamba|lara))",
  "(dara|san|sunwon|dun|rorun|gbadun)( \\w+){0,4} (laisi emi|laisi mi|lai si mi|laisi|lai si emi|ti mi o ba si|ti mo ba ku|ti n ko ba si|bi mo ba ku)|(ti|bi) (mi o ba si|mo ba ku|n ko ba si|emi ko ba si)( \\w+){0,4} (dara|san|sunwon|rorun)",
]);
