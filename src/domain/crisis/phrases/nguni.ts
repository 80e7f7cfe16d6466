import { kinds } from "./kinds.ts";
import { spoken } from "./phrase.ts";

/** First person or the infinitive, isiZulu or isiXhosa: "uzibulele" (he did) is someone else. */
const DO = "(u?ku|\\w{0,2}oku|([sb]e)?(ngi|ndi)(z[oa]|y[oa]|nga)?(ku)?)";
const I = `(ngabe ngi|ngendi|ngabe ndi|${DO}|([sb]e)?(ngi|ndi)(sa|fun[ae]|zi)|nd[oa]|nga)?`;
const WITHOUT =
  "(ngaphandle kwami?|(uma|xa|ukuba) (se)?(ngi|ndi)(ngekho|file|nga?fa|fa)|ukuba andikho)";
const WANT =
  "((se|be)?(ngi|ndi)(ya|nga)?(fun[ae]?|fis[ae]|thand[ae]|cabang[ae]|cing[ae]|nqwen(el)?a|thandaza|cela|zi(zw|v)[ae]|lind\\w+|kulungele|mane)|\\w*ngcono|kuncono|(ku)?bhetele|(se)?ngathi|ingathi|akwa(nga)?ba)";
const NOT =
  "((andizange|angikaze|azange|andikaze)( \\w+)?|(angi|andi)(sa)?(funi|cabangi|cingi|soze)|soze|zange|akafuni|wafuna|ufuna|wazama|uzame|asoze|andizukuze|angikaze)( \\w+)?";
const JEST =
  "y?indlala|\\w*nt?sini|\\w*kuhleka|\\w*sebenz[ia]|amakhaza|isithukuthezi|ngamahloni|yiintloni";
const ACCIDENT =
  "ngipheka|ndipheka|ekhishini|ekhitshini|ngengozi|ngempazamo|anyanisi|itswele|ijim|ejimini";

/** isiZulu and isiXhosa. "Ngifa yindlala" (I'm dying of hunger) is everyday speech. */
export const nguni = spoken(NOT, [
  {
    says: `${I}zi(bulal|bulel|phons|wis|jul|gibisel|dubul|phanyek|bhubhis|gwaz|minz|cwilis|rhaxw|krwitsh|qoth|tshabalalis|xhom|lengis|khung|jing|phonsel|phos|ntshikinyez|lahlel|jikijel|thel ngophethiloli|qedel|phuthumis)[aeiu]\\w*`,
    unlessAfter: NOT,
    unlessBefore: JEST,
  },
  {
    says: `${DO}z(enzakalis|onzakalis|ilimaz|isik|iqob|ishis|ihlab|itshis|ityand)(a|e|ile)`,
    unlessBefore: ACCIDENT,
    unlessWith: ACCIDENT,
  },
  `${WANT}( (?!uma|abantu|u?mama|ubaba|ugogo|utata)\\w+){0,3} (ukufa|ng?okufa|(ngabe |se|be)?(ngi|ndi)(nga)?f(e|a|ile)|(ngabe )?angizalwanga|(be)?(ndi|ngi)ng(avuki|ekho)|(be)?(ndi|ngi)ngazange (ndi|ngi)zalwe|(ndi|ngi|uku)nga(be|phind[ei]) \\w*vuk[ae]|ukungavuki|(uku|ngi|ndi)ngabi ?kho(na)?|ukunyamalala|ukuphela(?= $)|ukutshabalala|ukushona|\\w*ndingazalwanga|uku(lala|phumula|phumla) (unomphela|ngonaphakade)|ukuthatha umphefumulo wami|angithathe|andithathe) // ${JEST}|kwa\\w+|kuka\\w+`,
  "(angi|andi)(s[ae])?(funi|thandi|kwazi|nantshisekelo|nawo amandla|namandla|langazeleli|nqweneli)( (\\w*kuqhubeka|nje|tu|mpela)){0,4} (\\w*kuphila|ukuba ?khona|u?kuvuka (futhi|kwakhona|ngomso|(nga)?kusasa)|ukub(a lapha|onakala) emhlabeni) // nab\\w+|nay\\w+|nom\\w+|lapha|apha|e[gk]\\w+|no\\w+|kanje nom\\w+",
  "(ngi|sengi|ndi|sendi|ngi si)(khathele|khathalele|dinwe|diniwe|kruqukile|kruquke|cikekile|cikiwe|nengwe|phelelwe|kathele|dikiwe|dikwe)( (nje|kakhulu|ngempela|mpela|kukuba)){0,4} (bobu |ngobu |yile )?\\w*(phila|mpilo|bomi|mhlaba|themba lokuphila) // nab\\w+|nay\\w+|nom\\w+|lapha|apha|e(goli|dolobheni|kapa|lokishini|khaya)|no\\w+|yasedolobheni|yesikole|basedolophini",
  {
    says: "(\\w*(zathu|sidingo|njongo|nto|mbangela|mfuneko|mdla|namandla|nogqozi|themba)) (esenza |eyenza )?(s|z|y|w|e|l)?(okuphila|okuba ngiphile|okuba ndiphile|enza ngiphile|sokuba ndiphile|sokuba ngiphile)|(impilo|ubomi)( yami?| bam)? (ayi|abu|aba)(se)?(na)?(njongo|mqondo|ntsingiselo|msebenzi?|thando|ncazelo|sizathu|xabiso)|\\w*zikhipha emhlabeni|(akukho|ayikho) \\w+ (ngi|ndi|engi|endi)philela\\w*|akusizi( lutho)? (uku|nguku|ngoku)phila",
    unlessAfter: "nginesizathu|ndinesizathu|ndinaso|nginaso",
  },
  {
    says: `${DO}(phuz|gwiny|sel|thath|giny|dl|ty|rhabul)\\w* (i?(uph|ip)[ah]?\\w*l?a?fini|idiphu?|ushevu|isihlungu|utyefu|ity?h?efu|itshefu|isheva|i ?jik|i ?rattex|umuthi wamagund\\w+|ipoy?i\\w+|iyeza leempuku|halephirimi)`,
    unlessAfter: `${NOT}|ingane|umntwana|inja`,
  },
  `${DO}(phuz|gwiny|sel|thath|giny|dl|ty)\\w* (wonke |onke |zonke )(ama|ii?|u|imi)?(ph?ilisi|thi|tablets?|shanguzo|yeza|pills?)( ami| am| yami| zam)?|${DO}(phuz|gwiny|sel|thath|giny|dl|ty)\\w* ((ama|ii?)ph?ilisi|imithi|amayeza)( ami| am| yami| zam)?( \\w+)? (onke|wonke|yonke|zonke|(am[ai]|ezi|emi)(ni)?n[gz]i) // (ngesikhathi|ngexesha)(?! (esisodwa|elinye))|namhlanje|namuhla|njengoba|ekuseni|zanamhlanje|kusasa|njenga\\w+`,
  {
    says: `(${DO}|m?a(ngi|ndi)|u?kw|nd|ng)?(m|yi|lu)?(limaz|bulal|[eo]?nzakalis|hlukumez|cwilis|minzis|lahl|kham|kliny|tshonis|rhaxwis|krwitsh|phons)[aei] (le |lo |lolu )?(u?mntwana|i?ngane|ingane|usana|umn?tanami?|ibhabhi|ibhebhi|i ?baby|abantwana|izingane)`,
    unlessAfter: `${NOT}|umuthi|uphuzo|ingabe \\w+`,
    unlessWith: "umuthi|iyeza|ipilisi|ukudla|ukutya",
  },
  `${DO}(qed|gqib|phelis|thath)[ae] ((impilo|ngempilo) yami?|ubomi|ngobomi|umphefumulo wami|umphefumlo wam|konke|yonke into)|${DO}(gxum|tsib|xhum|zi(phons|gibisel))[ae] (ebhulor?hweni|(pha(mbi|ntsi)|ngaphansi) kwe(sitimela|treyini|moto|bhasi|loli|thekisi|teksi|tekisi)|esakhiweni|ebh?rijini|emfuleni|emlanjeni|olwandle|elwandle)|${DO}sik[ae] (i(zi|i)?ngalo|i[sz]ihlakala|izandla|amathanga) ([yzs]|z)?ami?|\\w*(sifiso|nqweno|cabango|cinga) \\wokufa(?! k)|\\w*(ngi|ndi)(wu|ngu|yisi)m?thwalo|(\\w*ngcono|bhetel[ea]|kahle|kakuhle|\\w*jabula|\\w*vuya)( \\w+){0,3} ${WITHOUT}|${WITHOUT}( \\w+){0,3} (\\w*ngcono|bhetele|kahle|kakuhle)|(ngi|ndi)(ya)?bhal[ae] (incwadi|ileta) yoku(valelisa|gqibela)(?= $)|(umhlaba|ihlabathi) (awu|ali)(sa)?(ngi|ndi)din\\w+`,
  ...kinds({
    goodbye: "(sala|hamba)(ni)? ka(ku)?hle|(ngi|ndi)ya(ni|ku)?valelisa",
    pardon: "(ni|u)?(ngi|ndi)xole(le|lele)(ni)?|(ngi|ndi)(ya)?xolis[ae]|(ngi|ndi)cela uxolo|uxolo",
    stay: "(ni|u)?(nakekel|gcin|khathalel|khulis|bhek|jong|nonophel)(a|e|ani|eni|isis\\w+)( \\w+)? (\\w*ntwana|izingane|ingane|abantwana|umama)|(angi|andi)(sa|sayi ku|soze |zuku)?(ng|nd)?a?buy\\w*|(ani|awu)(sa|yi|soze|sayi|zu|zuku)\\w*( \\w+){0,2} \\w*(ngi|ndi)bon\\w*|(okoku|kwe?kugci|ilanga loku)gcina|okokugqibela|unomphela|ezulwini|(angi|andi)sezo\\w+",
    gone: "(ngeke|andisayi|andisoze|soze) \\w*buy[ae]|angisa\\w*buy[aei]|(sengi|sendi|ngiya|ndiya)hamba( mina)?|(se)?(ngi|ndi)hambile",
    means:
      "\\w*ntambo|ushevu( wamagundane)?|isibhamu|umpu|ityh?efu( yeempuku)?|idiphu|idiphi|uphalafini|iparafini|i ?rattex|irattex",
    forMe:
      "\\w*zi(lengis|xhom|bulal|khung|jing)\\w*|(se)?(ngi|ndi)(ku|si)?lungele|(ku)?lobu ?busuku|ebusuku namhlanje|ngaphansi ko\\w+|phantsi kwe\\w+|ukufa|ngife|ndife|okoku(gcina|gqibela)|ngi(yi|wu)fihlile|ndi(yi|wu)fihlile|(ngizo|ndiza ku)(yi|wu|si)phuza|ndiza kuyisela",
    blade: "\\w*(mmese|umese|mese|mela|reyiza|reza|insingo|bhleyidi|sibhamu|mpu)|\\w*ntambo",
    vein: "\\w*(hlakal[ae]\\w*|hlahl[ae]\\w*|ntanyeni|ntamo|ntamyeni|mqaleni|mphinjeni|mphimbo|mithambo|mithanjeni|sihlahla)( [wysl]?(ami?))?",
    withoutMe:
      "ngaphandle kwami?|(uma|xa|ukuba|mhla) (se)?(ngi|ndi)(ngekho|ngasekho|file|nga?fa|fa)|ukuba andikho|emva kokufa kwam|ngemva kokufa kwami",
    better:
      "\\w*ngcono|bhetele|kahle|kakuhle|\\w*jabul\\w*|\\w*vuy\\w*|\\w*khululek\\w*|\\w*phumul[ae]|\\w*phuml[ae]|lula|akekho (oz|oy|on)\\w+|akukho mntu\\w*",
    everyday:
      "kusasa|ngomso|emsebenzini|esikoleni|ngolwesi\\w+|sizobonana|sobonana|izingubo|iimpahla|\\w*mbuzi|ibhokhwe|inkomo|amagundane|iimpuku|ihashe|ihhashi|inyama|ipheka|\\w*pheka|itswele|u ?anyanisi|umyeni|indoda|isela|inja|wam?phuca|\\w*sebenzini|\\w*sikoleni|\\w*hlanganweni|\\w*dlalo|iphathi|\\w*patini",
    edge: "(phezu|emaphethelweni|ecaleni|emngceleni|phezulu) (kwe|wa|e|ko|kwa)\\w*|\\w*hulor?hweni|esitezi|eludongeni lwedamu",
    fall: "\\w*zey[ei]l\\w*|\\w*ziw[ie]s\\w*|\\w*gxum\\w*|\\w*tsib\\w*|\\w*ziphons\\w*|\\w*zigibisel\\w*|\\w*wa(?= )|biza",
    smother: "\\w*(val|cinezel|khama|minyanis|shukum|nyukuty|jikijel|shaye|betha|krwitsha)\\w*",
    baby: "\\w*(camelo|qamelo)|umlomo|amakhala|impumlo|ingane|umntwana|usana",
  }),
  {
    says: `(ngi|ndi)fe`,
    unlessAfter: `${NOT}|cishe|phantse`,
    unlessBefore: `${JEST}|isiqaqa|uhlangothi|icala|kahle|kakuhle|ekuseni|emini`,
  },
  "u?(nkosi|nkulunkulu|thixo|somandla|jesu|yesu)( \\w+)? a?(ngi|ndi)(thath|land|biz|khulul|phumuz|phumz)e|(ngi|ndi)thathe (ngobu ?busuku|kusihlwa|namhlanje|nkosi|manje|ngoku)|(ngeke|andizi ku|andisayi ku|angisezu ku) ?(ngi|ndi)?s?a?phila|(ngi|ndi)fun[ae] (i|bu)phele|\\w*(ng|nd)inqekho|\\w*(minz|rhaxw|tshon)a (emfuleni|olwandle|edamini|emlanjeni|elwandle|edameni)|(ngi|ndi)(ya)?valelisa( \\w+)? (nonke|bonke)|\\w*(shiya|hamba|hambile|phuma|mk[ae]) (kulo|kule|eli|kweli|lo|emhlabeni|kulo ?mhlaba)( \\w+)? ?(hlabathi|mhlaba|impilo|emhlabeni)?(?= $)|ubomi bu(ndi|n)dikile|(ngi|ndi)nga(fa|zibulala|zixhoma)( (nje|kube|kanye))*(?= $)|\\w*(boph?|lungis)\\w* (intambo|umtya)(?= $)|\\w*suku lwami? lok(ugcina|ugqibela)(?= ($|emhlabeni))|\\w*(ya|landela|hamba|lande) (ku|u)?(mama|baba|tata|gogo|makhulu|mntwana)( \\w+)? (ezulwini|ethuneni|engcwabeni)|(angi|andi)(sa)?(ku|yi)?fun\\w* uku(vuk|phil)\\w*(?= $)|(angi|andi)(sa)?fun[ai]( uku| ku)bon[ae] (ingomso|ikusasa|ingomuso|usuku olulandelayo)|(umhlaba|ihlabathi|impilo|ubomi) \\w*(ngi|ndi)(khathazile|dinile|khathele|kruqule)|(impilo|ubomi) (ayi|abu)(sa)?(ngi|ndi)(thandi|fanele|funi)",
  `(ngizo|ndiza ku|ndizo|sengizo|sendiza ku)(ku)?fa // ${JEST}|isiqaqa`,
  "(i?thuna|ingcwaba|ituna)( \\w+)? (lingcono|lingiphephisa|lindibiza|lingibiza|bhetele|ngcono)|\\w*(phuz|sel|gwiny)\\w* (umuthi|iyeza|amayeza|imithi) (wezinkomo|weenkomo|yezimvu|yegusha|zeenkomo|wokhula|lezilwanyana)|\\w*(shay|beth)a (ikhanda|intloko) ((e|o)?\\w*(ludongeni|dongeni|phansi|phantsi))|\\w*(nakekel|jongel|gcin)e?leni (abantwana|izingane)",
  "(se|be)?(ngi|ndi|ng|nd)(ya|sa)?(fun[ae]|fis[ae]|thand[ae]|cabang[ae]|cing[ae]|nqwenel\\w*|nqume|gqibe|nesifiso|zimisele|thandaz\\w*|thandazel\\w*|cel[ae]|langaz\\w*)|\\w*ngcono|kunganjani|sengathi|ngathi <> ukufa|(se)?(ngi|ndi)(nga)?f(e|a|ile)|ukuzibulala|(ngi|ndi)zibulale|\\w*zi(xhom|lengis)\\w*|ukungavuki // kwa(?!ngoku|manje)\\w+|kuka\\w+|y?indlala|nt?sini|isiqaqa|ngothando|uhlangothi // y?indlala|\\w*nt?sini|\\w*hleka|u?mama|u?baba|utata|ugogo|umakhulu|\\w*melwane|\\w*gqirha|\\w*dokotela|ifoni|inja|amahloni",
  "((angi|andi)(sa)?(boni|nayo|nawo|naso|tholi|fumani)|(aku|ayi|asi|abu)(se)?kh\\w+|(ngi|ndi)(lahlekelwe|phelelwe))( \\w+){0,2} \\w*(sizathu|njongo|themba|nhloso|mdla|nogqozi)\\w*( \\w+){0,2} \\w*(phil[ae]|qhubek\\w*|mpilo|bomi|vuka)(?= $)",
  "(ngi|ndi)\\w*(cabang[ae]|cing[ae]|fun[ae]|saba|yika)|ngesaba|cishe|phantse|ngathi|sengathi <> \\w*(jikijel|phos|phons|lahl|bulal|kham|tshonis|minzis|cwilis|limaz|ntshul)[ae]( \\w+)? (ingane|umntwana|usana|izingane|abantwana|ngane|mntwana) // // isikole|umuthi|iyeza|ibhola|amatshe",
]);
