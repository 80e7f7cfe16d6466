import type { Phrase } from "./phrase.ts";

/** First person or the infinitive, isiZulu or isiXhosa: "uzibulele" (he did) is someone else. */
const I =
  "((noku|ngoku|woku|soku|loku|zoku|yoku|koku|oku|uku|ku)|(se|be|sengi|bengi)?(ngi|ndi)(zo|yo|ya|nga|ku|sa|zoku|zaku|fune|funa|zi)?|ndo|nda|nga|ndingathi)?";
const SELF =
  "zi(bulal|xhom|lengis|jing|phonsel|phos|ntshikinyez|lahlel|jikijel|thel ngophethiloli|qedel|phuthumis)[aeiu]\\w*";
const HARM = "z(enzakalis|onzakalis|ilimaz|isik|ishis|ihlab|itshis|ityand)(a|e|ile)";
const WANT =
  "(ngifuna|ngifun|ngiyafuna|ngifisa|ngiyafisa|ngifise|ngithanda|ngicabanga|ngicabange|ngihlale ngicabanga|ngingathanda|nginqwenela|ngithandaza|ngizizwa|ngilinde|ngilindele|ngikulungele|sengifuna|sengathi|ngingamane|ndingamane|kungcono|ngingcono|ndingcono|kungangcono|kuncono|ngcono|kubhetele|bhetele|kungaba ngcono|ndifuna|ndiyafuna|ndinqwenela|ndicinga|ndingathanda|ndithanda|sendifuna|ndikulungele|ndizive|ndiziva|ndithandaza|ndinqwena|ingathi|ndicela|ngicela|akwaba|akwangaba)";
const SOFTLY =
  "(nje|kakhulu|manje|sengathi|ngathi|okokuba|ukuthi|uma|ukuba|kuphela|ngempela|ngokwenene|mna|mina|nokuba|lonke ixesha|qha|kwaye|ukulala|ndilale|ngilale|bengi|ukuba ngaba|nonke|njalo|unkulunkulu|uthixo)";
const NOT =
  "(angifuni|angisafuni|angicabangi|angisoze|soze|andifuni|andicingi|andisoze|zange|akafuni|wafuna|ufuna|wazama|uzame|asoze|andizukuze|angikaze)( \\w+)?";
const JEST =
  "yindlala|indlala|yi?ntsini|yinsini|insini|intsini|ngensini|ngentsini|ngokuhleka|kukuhleka|wukuhleka|ngumsebenzi|ngomsebenzi|ngokusebenza|ngumsebenzi|amakhaza|isithukuthezi|ngamahloni|yiintloni";
const ACCIDENT =
  "ngipheka|ndipheka|ekhishini|ekhitshini|ngengozi|ngempazamo|anyanisi|itswele|ijim|ejimini";

/** isiZulu and isiXhosa. "Ngifa yindlala" (I'm dying of hunger) is everyday speech. */
export const nguni: readonly Phrase[] = [
  { says: `${I}${SELF}`, unlessAfter: NOT, unlessBefore: JEST },
  {
    says: `(uku|noku|ngoku|woku|soku|loku|zoku|yoku|koku|ku|ngizo|ngiyo|ngiya|ngi|ndi|ndiza ku|ndizo|ndiya|ndizaku|sengi|sendi|ngihlale ngi|ndinga|nginga)${HARM}`,
    unlessAfter: NOT,
    unlessBefore: ACCIDENT,
    unlessWith: ACCIDENT,
  },
  {
    says: `${WANT}( ${SOFTLY})* (ukufa|ngife|ngingafa|ngifile|sengifile|bengifile|ngabe ngifile|ngabe angizalwanga|angizalwanga|ngokufa|nokufa|ndife|ndingafa|ndifile|bendifile|sendifile|(be)?(ndi|ngi)ngavuki|ndingabe ndivuke|ndingaphindi ndivuke|ndingaphinde ndivuke|ngingaphinde ngivuke|ngingabe ngisavuka|ukungavuki|ukungaphindi uvuke|ukungabikho|ukungabi khona|ukunyamalala|ngingabikho|ngingabi khona|ndingabikho|ukushona|bendingazalwanga|ndingazalwanga|uku(lala|phumula|phumla) (unomphela|ngonaphakade)|ukuthatha umphefumulo wami|angithathe|andithathe)`,
    unlessAfter: NOT,
    unlessBefore: `${JEST}|kwa\\w+|kuka\\w+`,
  },
  {
    says: "(angisafuni|angisathandi|angifuni|angisakwazi|angikwazi|andisafuni|andifuni|andisakwazi|andisathandi|angisenantshisekelo|angisenawo amandla|angisenamandla|andinamandla|andisenamandla|angilangazeleli|andisanqweneli)( (ukuqhubeka|nokuqhubeka|ukuqhubekeka|kuqhubeka|nje|tu|mpela)){0,4} (ukuphila|kuphila|nokuphila|okuphila|lokuphila|yokuphila|ukuba khona|ukubakhona|ukuba lapha emhlabeni|(uku|ku)vuka (futhi|kwakhona|ngomso)|ukubaphila|ukubonakala emhlabeni)",
    unlessBefore: "nab\\w+|nay\\w+|nom\\w+|lapha|apha|e[gk]\\w+|no\\w+|kanje nom\\w+",
  },
  {
    says: "(ngi|sengi|ndi|sendi|ngi si)(khathele|khathalele|dinwe|diniwe|kruqukile|kruquke|cikekile|cikiwe|nengwe|phelelwe|kathele|dikiwe|dikwe)( (nje|kakhulu|ngempela|mpela|kukuba)){0,4} (uku|wuku|yuku|kuku|ku|nguku|noku|oku|ngoku)?(phila|yimpilo|impilo|ngumpilo|bubomi|bobu bomi|ubomi|ngobu bomi|ngubomi|yilempilo|yile mpilo|umhlaba|ngumhlaba|kukuphila|ithemba lokuphila|lithemba lokuphila|bubomi bam)",
    unlessBefore:
      "nab\\w+|nay\\w+|nom\\w+|lapha|apha|e(goli|dolobheni|kapa|lokishini|khaya)|no\\w+|yasedolobheni|yesikole|basedolophini",
  },
  {
    says: "(\\w*(zathu|sizathu|isizathu|sidingo|isidingo|injongo|njongo|nto|into|imbangela|mfuneko|mbangela|mdla|namandla|nogqozi|themba)) (esenza |eyenza )?(s|z|y|w|e|l)?(okuphila|okuba ngiphile|okuba ndiphile|enza ngiphile|sokuba ndiphile|sokuba ngiphile)|(impilo|impilo yami|ubomi|ubomi bam) (ayi|abu|ayise|abuse|aba)(na|sena)?(njongo|mqondo|ntsingiselo|msebenzi|msebenz|thando|ncazelo|sizathu|xabiso)|(impilo|ubomi)( \\w+)? (ayisho|abusho) lutho|\\w*zikhipha emhlabeni|(akukho|ayikho) \\w+ (ngi|ndi|engi|endi)philela\\w*|akusizi( lutho)? (uku|nguku|ngoku)phila|(akukho|ayikho|akusekho|angiboni|andiboni|asikho|akunas\\w+)( \\w+)? (sizathu|isizathu|injongo|isidingo|mfuneko)( \\w+)? (sokuphila|yokuphila|sokuqhubeka|yokuqhubeka)",
    unlessAfter: "nginesizathu|ndinesizathu|ndinaso|nginaso",
  },
  {
    says: "(uku|ngi|ngizo|ndi|ndiza ku|ndizo|noku|ngoku|sengi)?(phuz|gwiny|sel|thath|giny|dl)[aei]?\\w* (ushevu|isihlungu|utyefu|ityhefu|ityefu|itshefu|isheva|amagciwane|ijik|i jik|irattex|i rattex|umuthi wamagundane|umuthi wamagundwane|ipoyizeni|ipoison|iyeza leempuku|halephirimi)",
    unlessAfter: `${NOT}|ingane|umntwana|inja`,
  },
  {
    says: "(uku|ngi|ngizo|ngiyo|ndi|ndiza ku|ndizo|noku|ngoku|sengi)?(phuz|gwiny|sel|thath|ginyil|ginya|ginye|dl)[aei]?\\w* (wonke |onke |zonke )(ama|ii|i|u|imi|ima)?(philisi|pilisi|thi|tablets?|shanguzo|iipilisi|pilisi|amayeza|mayeza|pills?)( ami| am| yami| zam)?|(uku|ngi|ngizo|ndi|ndiza ku|noku)?(phuz|gwiny|sel|thath|ginyil|ginya|ginye)[aei]?\\w* (amaphilisi|amapilisi|imithi|iipilisi|amayeza|ipilisi|iphilisi)( ami| am| yami| zam)?( \\w+)? (onke|wonke|yonke|zonke|am[ai]nin[gz]i|ezinin[gz]i|emin[gz]i|eminin[gz]i)",
    unlessAfter: NOT,
    unlessBefore:
      "(ngesikhathi|ngexesha)(?! (esisodwa|elinye))|namhlanje|namuhla|njengoba|ekuseni|zanamhlanje|kusasa|njenga\\w+",
  },
  {
    says: "(uku|angi|mangi|mandi|ngi|ngizo|ndi|ndiza ku|noku|ngoku|nginga|ndinga|u?kw|ku|ngizoku|nd|ng)?(m|yi|lu)?(limaz|bulal|enzakalis|nzakalis|nzakalisa|hlukumez|cwilis|minzis|onzakalis|lahl)[aei] (ingane|ingane yami|umntwana|umntwana wam|umntwana wami|usana|usana lwam|usana lwami|umtanami|umntanami|umntanam|ibhabhi|ibhebhi|ibaby|i baby|abantwana bam|izingane zami)( (yami|wam|wami|lwam|lwami))?",
    unlessAfter: `${NOT}|umuthi|uphuzo|ingabe \\w+`,
    unlessWith: "umuthi|iyeza|ipilisi|ukudla|ukutya",
  },
  {
    says: "(uku|ngi|ndi|ngizo|ndiza ku|noku)(qed|qede|qeda|phelis|phelise|phelisa|thath|thatha|thathe)[ae]? (impilo yami|impilo yam|ubomi bam|ubomi|umphefumulo wami|umphefumlo wam|konke|yonke into)|ukugxuma (ebhulohweni|phambi kwe\\w+|esakhiweni|ebrijini)|ukutsiba (ebhulorhweni|phambi kwe\\w+|ebhrijini)|ukuxhuma ebhulohweni",
    unlessAfter: NOT,
  },
  {
    says: "(\\w*ngcono|bhetele|kahle|bhetela|kakuhle|jabula|vuya)( \\w+){0,3} (ngaphandle kwami|ngaphandle kwam|uma ngingekho|ukuba andikho|xa ndingekho|xa ndifile|uma ngifile|ukuba ndifile|uma ngafa)|(ngaphandle kwami|ngaphandle kwam|uma ngingekho|xa ndingekho|uma ngifile|ukuba andikho)( \\w+){0,3} (\\w*ngcono|bhetele|kahle|kakuhle)|(ngi|ndi)(ya)?bhal[ae] (incwadi|ileta) yoku(valelisa|gqibela)(?= $)|(umhlaba|ihlabathi) (awu|ali)(sa)?(ngi|ndi)din\\w+|akekho (ozokhala|oyokhala|ongakhala|ongakhathala)( \\w+){0,2} (uma ngifa|uma ngifile)",
  },
];
