import { spoken } from "./phrase.ts";

/** First person or the infinitive, isiZulu or isiXhosa: "uzibulele" (he did) is someone else. */
const DO = "(u?ku|\\w{0,2}oku|([sb]e)?(ngi|ndi)(z[oa]|y[oa]|nga)?(ku)?)";
const I = `(${DO}|([sb]e)?(ngi|ndi)(sa|fun[ae]|zi)|nd[oa]|nga)?`;
const SELF =
  "zi(bulal|xhom|lengis|khung|jing|phonsel|phos|ntshikinyez|lahlel|jikijel|thel ngophethiloli|qedel|phuthumis)[aeiu]\\w*";
const HARM = "z(enzakalis|onzakalis|ilimaz|isik|iqob|ishis|ihlab|itshis|ityand)(a|e|ile)";
const WITHOUT =
  "(ngaphandle kwami?|(uma|xa|ukuba) (se)?(ngi|ndi)(ngekho|file|nga?fa|fa)|ukuba andikho)";
const WANT =
  "((se|be)?(ngi|ndi)(ya|nga)?(fun[ae]?|fis[ae]|thand[ae]|cabang[ae]|cing[ae]|nqwen(el)?a|thandaza|cela|zi(zw|v)[ae]|lind\\w+|kulungele|mane)|\\w*ngcono|kuncono|(ku)?bhetele|(se)?ngathi|ingathi|akwa(nga)?ba)";
const SOFTLY =
  "(nje|kakhulu|manje|sengathi|ngathi|okokuba|ukuthi|uma|ukuba|kuphela|ngempela|ngokwenene|mna|mina|nokuba|lonke ixesha|qha|kwaye|ukulala|ndilale|ngilale|bengi|ukuba ngaba|nonke|njalo|unkulunkulu|uthixo)";
const NOT =
  "((angi|andi)(sa)?(funi|cabangi|cingi|soze)|soze|zange|akafuni|wafuna|ufuna|wazama|uzame|asoze|andizukuze|angikaze)( \\w+)?";
const JEST =
  "y?indlala|\\w*nt?sini|\\w*kuhleka|\\w*sebenz[ia]|amakhaza|isithukuthezi|ngamahloni|yiintloni";
const ACCIDENT =
  "ngipheka|ndipheka|ekhishini|ekhitshini|ngengozi|ngempazamo|anyanisi|itswele|ijim|ejimini";

/** isiZulu and isiXhosa. "Ngifa yindlala" (I'm dying of hunger) is everyday speech. */
export const nguni = spoken(NOT, [
  { says: `${I}${SELF}`, unlessAfter: NOT, unlessBefore: JEST },
  {
    says: `${DO}${HARM}`,
    unlessBefore: ACCIDENT,
    unlessWith: ACCIDENT,
  },
  {
    says: `${WANT}( ${SOFTLY})* (ukufa|ng?okufa|(ngabe |se|be)?(ngi|ndi)(nga)?f(e|a|ile)|(ngabe )?angizalwanga|(be)?(ndi|ngi)ng(avuki|ekho)|(be)?(ndi|ngi)ngazange (ndi|ngi)zalwe|(ndi|ngi|uku)nga(be|phind[ei]) \\w*vuk[ae]|ukungavuki|(uku|ngi|ndi)ngabi ?kho(na)?|ukunyamalala|ukushona|\\w*ndingazalwanga|uku(lala|phumula|phumla) (unomphela|ngonaphakade)|ukuthatha umphefumulo wami|angithathe|andithathe)`,
    unlessBefore: `${JEST}|kwa\\w+|kuka\\w+`,
  },
  {
    says: "(angi|andi)(s[ae])?(funi|thandi|kwazi|nantshisekelo|nawo amandla|namandla|langazeleli|nqweneli)( (\\w*kuqhubeka|nje|tu|mpela)){0,4} (\\w*kuphila|ukuba ?khona|u?kuvuka (futhi|kwakhona|ngomso|(nga)?kusasa)|ukub(a lapha|onakala) emhlabeni)",
    unlessBefore: "nab\\w+|nay\\w+|nom\\w+|lapha|apha|e[gk]\\w+|no\\w+|kanje nom\\w+",
  },
  {
    says: "(ngi|sengi|ndi|sendi|ngi si)(khathele|khathalele|dinwe|diniwe|kruqukile|kruquke|cikekile|cikiwe|nengwe|phelelwe|kathele|dikiwe|dikwe)( (nje|kakhulu|ngempela|mpela|kukuba)){0,4} (bobu |ngobu |yile )?\\w*(phila|mpilo|bomi|mhlaba|themba lokuphila)",
    unlessBefore:
      "nab\\w+|nay\\w+|nom\\w+|lapha|apha|e(goli|dolobheni|kapa|lokishini|khaya)|no\\w+|yasedolobheni|yesikole|basedolophini",
  },
  {
    says: "(\\w*(zathu|sidingo|njongo|nto|mbangela|mfuneko|mdla|namandla|nogqozi|themba)) (esenza |eyenza )?(s|z|y|w|e|l)?(okuphila|okuba ngiphile|okuba ndiphile|enza ngiphile|sokuba ndiphile|sokuba ngiphile)|(impilo|ubomi)( yami?| bam)? (ayi|abu|aba)(se)?(na)?(njongo|mqondo|ntsingiselo|msebenzi?|thando|ncazelo|sizathu|xabiso)|(impilo|ubomi)( \\w+)? (ayisho|abusho) lutho|\\w*zikhipha emhlabeni|(akukho|ayikho) \\w+ (ngi|ndi|engi|endi)philela\\w*|akusizi( lutho)? (uku|nguku|ngoku)phila|(akukho|ayikho|akusekho|angiboni|andiboni|asikho|akunas\\w+)( \\w+)? (i?sizathu|injongo|isidingo|mfuneko)( \\w+)? [sy]oku(phila|qhubeka)",
    unlessAfter: "nginesizathu|ndinesizathu|ndinaso|nginaso",
  },
  {
    says: `${DO}(phuz|gwiny|sel|thath|giny|dl)\\w* (ushevu|isihlungu|utyefu|ity?h?efu|itshefu|isheva|i ?jik|i ?rattex|umuthi wamagund\\w+|ipoy?i\\w+|iyeza leempuku|halephirimi)`,
    unlessAfter: `${NOT}|ingane|umntwana|inja`,
  },
  {
    says: `${DO}(phuz|gwiny|sel|thath|giny|dl)\\w* (wonke |onke |zonke )(ama|ii?|u|imi)?(ph?ilisi|thi|tablets?|shanguzo|yeza|pills?)( ami| am| yami| zam)?|${DO}(phuz|gwiny|sel|thath|giny)\\w* ((ama|ii?)ph?ilisi|imithi|amayeza)( ami| am| yami| zam)?( \\w+)? (onke|wonke|yonke|zonke|(am[ai]|ezi|emi)(ni)?n[gz]i)`,
    unlessBefore:
      "(ngesikhathi|ngexesha)(?! (esisodwa|elinye))|namhlanje|namuhla|njengoba|ekuseni|zanamhlanje|kusasa|njenga\\w+",
  },
  {
    says: `(${DO}|m?a(ngi|ndi)|u?kw|nd|ng)?(m|yi|lu)?(limaz|bulal|[eo]?nzakalis|hlukumez|cwilis|minzis|lahl|kham|kliny|krwitsh|phons)[aei] (ingane|umntwana|usana|umn?tanami?|ibhabhi|ibhebhi|i ?baby|abantwana|izingane)`,
    unlessAfter: `${NOT}|umuthi|uphuzo|ingabe \\w+`,
    unlessWith: "umuthi|iyeza|ipilisi|ukudla|ukutya",
  },
  `${DO}(qed|gqib|phelis|thath)[ae] ((impilo|ngempilo) yami?|ubomi|ngobomi|umphefumulo wami|umphefumlo wam|konke|yonke into)|${DO}(gxum|tsib|xhum|zi(phons|gibisel))[ae] (ebhulor?hweni|(pha(mbi|ntsi)|ngaphansi) kwe(sitimela|treyini|moto|bhasi|loli|thekisi|teksi|tekisi)|esakhiweni|ebh?rijini|emfuleni|emlanjeni|olwandle|elwandle)|${DO}sik[ae] (i(zi|i)?ngalo|i[sz]ihlakala|izandla|amathanga) ([yzs]|z)?ami?|(ngi|ndi)(ya|zo)?zi\\w+( \\w+){0,3} (ngamabomu|ngabom)|\\w*theng[ae] (ushevu|isihlungu|ityhefu)(?= $)|\\w*(hamba|shiya|mka)\\w* (emhlabeni|umhlaba|lo ?mhlaba|ehlabathini)|(angise|andise|ngingase|ndingase)kho (ngakusasa|kusasa|ngomso|emhlabeni)(?= $)|\\w*(sifiso|nqweno|cabango|cinga) \\wokufa(?! k)`,
  `\\w*(ngi|ndi)(wu|ngu|yisi)m?thwalo|(\\w*ngcono|bhetel[ea]|kahle|kakuhle|\\w*jabula|\\w*vuya)( \\w+){0,3} ${WITHOUT}|${WITHOUT}( \\w+){0,3} (\\w*ngcono|bhetele|kahle|kakuhle)|(ngi|ndi)(ya)?bhal[ae] (incwadi|ileta) yoku(valelisa|gqibela)(?= $)|(umhlaba|ihlabathi) (awu|ali)(sa)?(ngi|ndi)din\\w+|akekho (ozokhala|oyokhala|ongakhala|ongakhathala)( \\w+){0,2} uma ngif(a|ile)`,
]);
