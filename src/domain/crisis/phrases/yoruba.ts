import { kinds } from "./kinds.ts";
import { spoken } from "./phrase.ts";

const NOT =
  "(mi o|mi ko|emi ko|emi o|n ko|nko|n o|ko|ki i|kii|mi o le|emi ko le|ma)( (fe|ni|se|ti|le|ro|lati|ronu|gbero|wu|mi|pe|mo))*";

/** "Ebi ń pa mí" (hunger is killing me) is everyday speech. A letter's dot is a mark too. */
export const yoruba = spoken(NOT, [
  `(mo|emi|mi|e mi)( (n|nn|si|kan|ti|tun|sa|saa|maa|ma|ro pe|ronu|ro|gbero|fi|se)){0,4} ?(fe|nfe|n fe|feran|fee|pinnu|wu)( (lati|ki n|kin|ki|sa|kan|ma|maa|o|gan|pe))*( (?!si|fun|iya|baba|omo)\\w+){0,2} (ku|(sun ki ?n )?ma ji( mo)?|ma si mo|kuro (la|ni a)ye|fi aye (yi )?sile|lo s(i )?orun|re aye koja|pare(?= $)|poora) // fun (erin|ebi|itiju|otutu|sun)|lerin|pelu erin|si`,
  "iku (lo )?(ya|san|dara)|(eru|inira)( \\w+)? ni mo je|fe (be|fo|ko)( sinu| si| lati ori)? (odo|kanga|okun|osa|afara)|(abe|felefele|reza|blade)( \\w+)? ge (apa|owo|itan|ese) mi|obe ge (apa|itan|ese) mi|(ti|bi) ko ba si( \\w+){0,5} ba ti (ku|pa ara mi)|ki olorun ((mu|pa) mi|(gba|mu) emi mi)|ko leta idagbere(?= $)|aye( yii?)? (ko|o) nilo mi|fe (lo )?(sinmi|sun) titi (laelae|lae|lai) // esin( lo)?|fun erin",
  {
    says: "(pa|pa a|so|pokunso|ge|gun|sun|da|se|ju|pani|jo|jona|be|ri|fun|yin)( ara| ra|ra) mi( (lara|lese|leṣe|nijamba|ni ijamba|nija(m)?ba|lofa|nipalara|ni ipalara|ni nkan|si omi|si odo))?(?= ($|lara|lese|nijamba|ni|nina|nitori|lale|bayi|pelu (abe|obe|okun)|loni|lola|sugbon|ki|sinu|si|danu|lokun|sile|lati))",
    unlessAfter: `${NOT}|daabo|toju`,
    unlessBefore: "mo|da|po|pelu (ise|ounje)|ni (ise|ile|oja)|lowo|loruko|se ounje",
    unlessWith: "ounje|alubosa|asise|da ara|so ara mi di",
  },
  "(fe|maa|yoo|ma|le|n|ronu|ro|lati|nipa|ero|gbero)( (lati|ati|n|nipa|pe)){0,4} (pa ?ra mi|pa ara mi|so okun( mo ?run)?|pokun so|gbe mi ara mi|pani lara) // mo|da|po|lerin|fun ise",
  {
    says: "(gbemi|gba emi|gbe emi|gbaemi|gb emi|mu emi) (ara )?mi|pokunso|fopin si (aye|emi|igbesi aye|igbe aye|ohun gbogbo|gbogbo re)( mi)?",
    unlessAfter: `${NOT}|olorun|baba|o|won|(okunrin|obinrin|omo|eni)( \\w+)?`,
  },
  "(aye|emi mi)( (ti|n|ti n|yi|yii|tun|mi)){0,4} su mi // fun (eko|ilu)|ni eko",
  "(mi o|mi ko|emi ko|emi o|n ko|nko|n o|mio|mi ki)( (tun|le))? (fe|fee|ri idi|ni idi|ni ifẹ|nife|ri itumo)( (lati|ki n|kankan|fun|mi|ti mo fi|ti mo fi n|se)){0,4} (gbe(?= ($|mo|l?aye|ninu aye|n?ile aye))|wa ?laa?ye|maa gbe|ji mo|wa mo|wa n(inu|ile) aye) // nibi|ni (eko|ilu|ibadan)|pelu",
  "ko si( \\w+)? (idi|itumo|anfaani|anfani|ere|ohun|nkan)( (kankan|mo|fun mi|ti mo|fi|n|se|ye|ki n)){0,4} (lati (gbe|maa gbe|wa ?laa?ye|tesiwaju)|gbe|laye|wa ?laa?ye)|(aye|igbe aye|igbesi aye)( mi| yi)? ko( \\w+)? (nitumo|ni itumo|wulo|ni laari|nilaari|ni idi)( mo)? // nibi|ni (eko|ilu)",
  {
    says: "(mu|je|gbe|fe mu|lo) (majele|oogun eku|ogun eku|oogun kokoro|sniper|asidi|otapiapia)( (je|mu))?",
    unlessAfter: `${NOT}|omo|aja|eku`,
  },
  "(lo|mu|gbe|je|gbemi|fe lo|gbe gbogbo) (gbogbo )?(oogun|ogun|tabuleti|egbogi)( mi)?( (gbogbo|lekan( naa)?|leekan( naa)?|papo|tan|lapapo))+ // (mi )?(lasiko|ni asiko|loni|fun|bi|laaro|lojoojumo|aro|lale)|ti (dokita|won)|lasiko|laaro|loni|bi",
  {
    says: "(pa|se|so|lu|fi|ju|ri)( \\w+)? (omo|omo tuntun|omo owo|ikoko) mi( (yi|yii|lara|lese|leṣe|nijamba|ni ijamba|ni ibi|nu|si omi|ni nkan|sinu omi))*(?= ($|lara|lese|nijamba|ni|nu|si omi|sinu|nitori))",
    unlessAfter: "mi o( \\w+)?|n ko( \\w+)?|ko|so oruko|oogun \\w+|oogun yi( \\w+)?|le",
    unlessBefore: "ni (ile ?iwe|oruko|aso)|loruko|ni owuro|ni ounje",
    unlessWith: "oogun|ounje|oruko|ile iwe|aso",
  },
  "mo le (pa|se) omo mi(?= ($|lese|nijamba|lara))",
  ...kinds({
    goodbye: "o ?da ?a?bo|idagbere|o di?gbose|o di (gbere|arinnako)|e se fun ohun gbogbo",
    pardon: "(e )?(jowo )?(dari|fori) ?ji( mi)?|(e )?ma binu si mi",
    stay: "(e )?(ba mi )?(toju|mojuto|se itoju|wo) (awon )?(omo|iya|baba|idile)( mi)?|e? ?k?o ni ri mi( mo)?|(mi o|n ko|emi ko) ni (pada|wa)( wa)?( mo)?|titi lae\\w*|lorun|ikeyin",
    gone: "(mi o|n ko|emi ko) ni (pada|de|wa)( wa)?( mo)?|mo ti lo|mo n lo( nile)?",
    means: "okun|majele|oogun (eku|kokoro)|sniper|ibon|otapiapia|epo bentiro",
    forMe:
      "pokunso|(fi|lati|fe) so|(so )?ara mi|ki n ku|mu u?|fe ku|setan|mo ti mura|ale (yi|oni)|labe (beedi|irori)|ni ikoko|mo fi pamo|ikeyin",
    blade: "obe|abe|felefele|ibon|okun|reza",
    vein: "(orun( owo)?|ona ofun|ofun|isan( ara)?|orun owo|orun orun) mi",
    withoutMe:
      "laisi emi|lai ?si (emi|mi)|(ti|bi) (mi o|n ko|emi ko|mi ko) ba si( mo)?|(ti|bi) mo ba (ti )?ku|n ba ti ku|leyin iku mi",
    better:
      "dara|san|sunwon|gbadun|rorun|alaafia|dunnu|ni isinmi|ko si eni ti (o|yoo) (sunkun|ranti)",
    everyday:
      "lola|ile iwe|ise|irin ?ajo|ola|ewure|agbo|aso|efon|maalu|eran|ounje|alubosa|ole|oko mi|o fi|won fi|(fun|pa) (awon )?eku|omi|ise|oja|ile iwe|ipade|ayeye",
    edge: "(lori|eti|leti|oke) (afara|ile|oke|orule|odo|kanga|oju irin)\\w*",
    fall: "be sile|be sinu|fo|ju ara|subu|n pe mi|wo isale|be si|be(?= )",
    smother: "(di|bo|fun|gba|gbon|te|le)( \\w+){0,2} (imu|enu|oju|orun|irori) (re|naa)",
    baby: "omo (yi+|mi|naa|owo)|ikoko|omo",
  }),
  "ki (n|emi) (le |kan |si |tete )?(ku|lo sinmi|ma+ ji mo) // si|fun (erin|ebi|itiju|otutu)|nile|ise|lowo",
  "(gbe|gba|mu) (ara|emi) mi pa|aye( yii?)? (ti )?(sun|su|re) (mi|emi)|(mu|gbe) (kerosini|epo oyinbo|asidi|izal|petiro)(?= ($|mu|lati|ki|loni|lana))|(ge|ja|gun) (isan|orun|ofun)( (owo|ara))? mi|iku (lo|ni o|nikan lo) (kan|ku( si)?|to si|ye) mi|mi o (wulo|niye)( fun \\w+)?( mo)?(?= $)|mo fe ko lu( \\w+)?(?= $)|(fun|gun) omo (mi |owo |naa )?(lorun|pa)|(oko|moto|reluwe)( \\w+){0,4} (ko lu mi|pa mi|te mi|ko lu)(?= $)|mi o fe ji( (mo|lola|laaro))*(?= $)|ojo ikeyin mi(?= ($|laye))|lo ba (iya|baba|egbon|oko) mi( \\w+)? (lorun|ni orun)|(emi|mi) k?o nilaa?ri|(isinmi|itura|alaafia)( \\w+)? (mi )?(ni|wa ni) (iboji|iku|orun)|mo (ti )?(gbe|mu|je) (gammalin|batiri|omo|jik|dettol|apakokoro|oogun apakokoro)( mi)?",
  "mo fe|mo n (ro|ronu|gbero)|mo ti pinnu|o wu mi|mo setan|mo n gbadura|iba <> (lati |ki n )ku(?= ($|loni|lale|bayi|ni))|pa ara mi|pokunso|ma ji mo|iku|kuro laye // si|mo|da|po|ise|fun (erin|ebi)|baba|iya // erin|ebi|itiju|baba|iya|iroyin|ore mi|oko mi|dokita|eru",
  "inu( \\w+){0,3} dun|gbadun|dara|san|sinmi|rorun <> (ti|bi) mo ba (ti )?ku|laisi emi|lai ?si (emi|mi)|(ti|bi) (mi o|n ko|emi ko) ba si // // ise|oja|ayeye",
  "(mi o|n ko|emi ko|mi ko)( \\w+){0,3} (ri (ola|ojo ola|aaro ola)|wa laaye|ji mo)( mo)?(?= $)",
  "mo fe|mo n ro|mo maa|eru n ba mi|mo fere|o n se mi bi <> pa omo|ju omo( \\w+){0,2} (sinu|si|nu|danu)|ri omo( \\w+)? sinu|fun omo( \\w+)? lorun|gbon omo // // boolu|aso|ile iwe",
]);
