import { kinds } from "./kinds.ts";
import { spoken } from "./phrase.ts";

const NOT =
  "(sitaki|sitaka|siwezi|sifikirii|sifikiri|sina( mawazo ya| mpango wa| wazo la| nia ya)?|sijawahi( \\w+)?|sitawahi|siwazi|hataki|hapana|bila|alitaka|anataka|alijaribu|amejaribu|aliamua|walitaka)";
const ACCIDENT =
  "kidole|nikipika|jikoni|bahati mbaya|nywele|vitunguu|kitunguu|mafuta|chai|pasi|kunyoa|nikinyoa|mazoezi|kucha";

/** "Nakufa njaa" (I'm dying of hunger) and "kazi inaniua" are everyday speech. */
export const swahili = spoken(NOT, [
  "(ku|n\\w{1,8})?ji(ua|uwa|ue|pige risasi|piga risasi|chinje?a?|zamisha|lipua|teketeza|sumu|nyonga|nyonge|maliza|malize|toa (uhai|roho)|toe (uhai|roho)) // kwa (kazi|kicheko|kucheka|mazoezi)|na kazi|njaa",
  {
    says: "(ku|n\\w{1,8})?ji(dhuru|umiza|kata|katakata|choma|jeruhi|umize|kate|chome)( (mwenyewe|mikono|mkono|tena|kwa (wembe|kisu)|makusudi|ili))*|(nime|nita|nina|na|nili|ku)kata mikono( yangu)? (kwa )?(wembe|kisu|makusudi)",
    unlessBefore: `${ACCIDENT}|kwenye|na kisu|nika\\w+|goti|mguu|miguu|mgongo`,
    unlessWith: ACCIDENT,
  },
  `(n(a|ina|ime|ili|inge)(taka|tama?ani|penda|waza|fikiria?|jiona|jisi?kia|hisi|ona|tumai|omba)|mawazo ya|wazo la|mpango wa|hamu ya|heri|bora|afadhali|laiti)( (?!si|watoto|mtoto|mama|baba|kuhusu kifo cha)\\w+){0,3} (kufa|ni(ku)?fe|nikifa|(niwe |ningekuwa )?ni(me|nge)kufa|anichukue|kifo|kutoweka|nitoweke|nisiwepo|nisingekuwepo|nipotee|kupotea kabisa|kudedi|kudie|ningekuwa sipo|((kulala|nilale) (na )?)?nisiamke|nisiishi|nisinge(li)?zaliwa|(ku|ni)ondok[ae] (hapa |katika )?dunia(ni)?|(ku|ni)?(pote|towek|lal|pumzik|ondok)\\w+ (kabisa|milele|daima)|kujitoa uhai) // njaa|kwa (njaa|kicheko|kucheka|aibu|baridi|uchovu|joto|kiu)|na njaa|nikicheka|kucheka|cha (baba|mama|bibi|babu|rafiki|mume|mbwa)|mapema|kazini|moyo kwa|na kiu // nacheka|tunacheka|nikicheka|ninacheka`,
  "(sitaki|sitamani|sipendi|sina( tena)? (haja|hamu|nguvu) ya|sioni|siwezi|siko tayari)( (tena|hata|kabisa|tu|(ku)?endelea)){0,4} (kuishi|kuendelea kuishi|kuwa hai|uhai|maisha haya|kuamka (tena|kesho)|kuwepo|kuwa duniani)( tena)? // na|hapa|huku|kwa|katika|pamoja|mjini|bila|kijijini|mbali|ya|kazini|mapema|saa|asubuhi",
  "maisha( \\w+)? (hayana|haina|hayana tena|yamekosa|hayastahili) (maana|thamani|faida|kuishi)( tena)? // bila|kwao",
  "(nimechoka|nimechoshwa|nimechoka sana|nimekata tamaa)( (kabisa|sana|tu)){0,4} (kuishi|(na|ya) (kuishi|life|maisha)|maisha|na dunia) // na|hapa|huku|kwa|katika|pamoja|ya (mjini|ndoa|shule|kijiji\\w*)",
  "(ku|ni|nita)(ya)?(maliz[ae]|katish[ae]|to[ae]|ondoa|malizia)( \\w+)? (maisha|uhai|roho) (yangu|wangu)",
  {
    says: "((nime|nita|nili|nina|na|ni)?(ku)?nyw[ae]) (sumu|dawa ya (panya|wadudu)|sumu ya panya)",
    unlessAfter: `${NOT}|mtoto`,
  },
  {
    says: "(ku|(nime|nita|nili|nina|na|ni|ninge)(ku)?)(mez[ae]|nyw[ae]) (vidonge|dawa|tembe)( \\w+)? (vyote|zote)( (mara moja|pamoja|kwa pamoja|nife|nilale))?|(nime|nita|ku)meza (dawa|vidonge|panadol|tembe) (nyingi|vingi)( sana)?(?= $)",
    unlessAfter: `${NOT}|kumbuka|nakumbuka|lazima|alisema|amesema`,
    unlessBefore:
      "za (leo|asubuhi|jioni)|vya (leo|asubuhi)|kwa wakati|kama|leo|kila|alizo\\w+|asubuhi",
  },
  {
    says: "(mtoto|mwanangu)( \\w+){0,2} (nataka|natamani|nafikiria) (kumuua|kumwua|kumdhuru)",
    unlessAfter: "sitaki|siwezi|sitawahi|dawa \\w+|hii inaweza",
    unlessWith: "dawa|chakula",
  },
  "(nataka|natamani|nafikiria)( (tu|sana|kweli|hata))* (kumuua|kumwua)(?= ($|tu|kweli|sasa|leo|usiku)) //  // mbu|panya|nyoka|kuku|mende|mume|mpenzi|kicheko|kucheka",
  "(mimi (ni|tu)|nimekuwa|najiona( kama| ni)?|nahisi( kama| ni)*|naona kama ni) mzigo(?! (wa|mzito|mkubwa))|\\w*ji(choma|kata|umiza)( \\w+){0,3} makusudi|(kufa|kifo) ni (bora|afadhali|heri|nafuu)|ningekuwa nimekufa( \\w+){0,2} (bora|afadhali|nafuu)|dunia (hainihitaji|haina haja nami|haina haja na mimi)",
  ...kinds({
    goodbye: "kwaheri(ni)?|buriani|naaga|nawaaga|asante(ni)? kwa (yote|kila kitu)",
    pardon: "(m|u)?ni?samehe(ni)?",
    stay: "(ham|hau|hawa)tani(ona|pata)( tena)?|sitarudi( tena)?|hatutaonana( tena)?|(m|wa|ni|u)*(tunz|angali|le)(e|a|ie|ieni|eni|ani)+ (mtoto|watoto|mama|mwanangu|wanangu)|mwisho wangu|milele|mbinguni|ahera",
    gone: "sitarudi|naondoka( milele)?|sitakuwepo|ninaenda( zangu)?|nakwenda( zangu)?|mkinitafuta",
    means:
      "kamba|sumu( ya panya)?|bunduki|bastola|petroli|mafuta ya taa|dawa ya (panya|mifugo|wadudu)",
    forMe:
      "\\w*andaa|niko tayari|kwa ajili yangu|kuji\\w+|niji\\w+|leo usiku|usiku (huu|wa leo)|nife|kufa|(darini|chini ya (kitanda|mto))|mwisho|nimeificha|nitakunywa|ninywe",
    blade: "kisu|wembe|panga|bunduki|bastola|kamba|kiwembe",
    vein: "(mkono|mkononi|kiganja|shingo|shingoni|koo|kooni|mshipa|mishipa|kichwani)( (wangu|yangu|langu|changu))?",
    withoutMe:
      "bila (ya )?mimi|nikifa|nisipokuwepo|nikiwa sipo|(kama|ikiwa) (sipo|sitakuwepo|nisingekuwepo|singekuwepo|nimekufa)|nikiondoka(?! (kazini|hapa|mjini|nyumbani|leo|kesho))",
    better:
      "bora|vizuri|afadhali|heri|nafuu|\\w*furaha|\\w*furahi|\\w*pumzika|raha|huru|amani|hakuna (atakaye|ata)\\w*|sawa",
    everyday:
      "kesho|safari|kazini|shule(ni)?|mwalimu|stendi|likizo|nguo|mbuzi|ng ?ombe|mbwa|mzigo|mizigo|kuku|punda|nyama|mboga|kupika|jikoni|kitunguu|vitunguu|(alini|ameni|walini)\\w*|wezi|mwizi|kuua panya|kunyoa|kazini|sherehe|mkutano|mechi|shule(ni)?|safari|duka(ni)?",
    edge: "(juu ya|kando ya|ukingoni mwa|kwenye)( ukingo wa)? (mto|ziwa|bahari|daraja|ghorofa|paa|mwamba|bwawa|reli)\\w*|darajani|ghorofani|relini",
    fall: "kupoteza|kuruka|niruke|kujirusha|nijirushe|kujitupa|kuanguka|inaniita|yananiita|nimalize|natazama (chini|maji)",
    smother: "\\w*(fiminya|funika|ziba|kaba|tikisa|tikise|banda|gonga|rusha|nyonga)\\w*( \\w+)?",
    baby: "mtoto (akilia|analia|wangu)|mwanangu|kichanga|kumfunika mto|mdomo wake|pua yake|mtoto",
  }),
  {
    says: "nife|nikufe|nifariki",
    unlessAfter: `${NOT}|kama|karibu`,
    unlessBefore: "njaa|na (njaa|kiu)|kwa (njaa|kicheko|kucheka|aibu|baridi|uchovu|joto|kiu)|moyo",
  },
  "(mungu|yesu|bwana|ee mungu)( \\w+){0,2} (nichukue|niite|nitwae|niue|nipumzishe|nifishe|nichukulie)|(ku|n\\w{1,4})(maliz|katiz|katish)\\w* maisha(?! ya)|sijazaliwa|singezaliwa|(hamu|tamaa|nguvu|nia|moyo) (ya|wa) (kuishi|maisha) (im\\w+|um\\w+|ni\\w+|haipo|sina|zime\\w+)",
  "(ku|n\\w{1,5}?)(ji)?(ruk|rush|tup|tumbuki|angush|laz)\\w*( \\w+)? ((kutoka )?(ghorofa|daraja|paa|jengo|mlima|mwamba)\\w*|(mbele|chini) ya (gari|treni|lori|basi|trela)|(ndani ya |kwenye |katika )?(maji|mto|ziwa|bahari|kisima|reli)\\w*) //  // kuogelea|samaki|bwawa\\w*|mchezo|boti",
  {
    says: "\\w*(hifadhi|kusany|hesabu|fich|wek|mez|nyw|mimin)\\w*( \\w+)? (vidonge|dawa|tembe|panadol)|(vidonge|dawa|tembe)",
    with: "nivimeze|nizimeze|kufa|nife|vinatosha|zinatosha|kutosha kuniua|nilale milele|nisiamke|mara moja vyote|kujiua|kwaheri",
    unlessWith: "daktari|nesi|kliniki|hosp\\w+",
  },
  "barua ya (kuaga|kwaheri|mwisho)(?= $)|(najuta|nachukia|nalaani)( \\w+)? (kuzaliwa|kuwa hai|kuishi)|maisha ya(me|na)ni?(shinda|chosha|lemea)( \\w+){0,3} (kuyamaliza|niyamalize|nife)|ningekufa( (tu|leo|mimi|sasa|zamani))*(?= ($|kila|watu|wote|wangepumzika|ingekuwa|ni))|usingizi wa milele|sitaki (kuona|kuiona|kufikia)( \\w+)? kesho|dunia( hii)? imeni(chosha|shinda|lemea)|(ku)?mez[ae] (vidonge|dawa|tembe) (vingi|nyingi)(?= ($|jana|leo|usiku|ili|nife))|siku yangu ya mwisho(?= ($|duniani|kuishi|hai))|tayari kufa|(sifai|sistahili) (kuishi|kuwa hai|kuwa duniani)|kuwafuata? marehemu\\w*|\\w*(fung|tundik|ning)\\w* kamba( \\w+)? (paa|mti\\w*|dari\\w*|boriti|mlango\\w*)|\\w*ji(kata|choma|umiza|piga|chanja)( \\w+){0,4} (nihisi|nisihisi|nisahau|nijiadhibu|nipate) (nafuu|kitu|maumivu|ahueni)|(chukua|twaa|pokea|ichukue|itwae) (roho|uhai|maisha) (yangu|wangu)|\\w*(mez|nyw)\\w* (betri|sabuni|omo|jik|dawa za (mifugo|ng ?ombe|kuku|mimea)|petroli|mafuta ya taa|asidi)|(afadhali|bora|heri)( \\w+){0,3} (udongo|mchanga|ardhini|kaburi\\w*)|\\w*piga kichwa( \\w+){0,2} (ukutani|sakafuni|damu)|kujitia kitanzi|sita(vi|zi|ya|i)hitaji tena|\\w*jifungi\\w* na (kisu|wembe|kamba|sumu|vidonge)",
  "n(a|ime|ili|inge|ita)?(taka|tamani|waza|fikiria|omba|jisikia|amua|panga|kusudia|azimia)|mawazo|wazo|mpango|natafuta <> kufa|kujiua|nife|kifo|kujinyonga|nisiamke|kutoweka|kujimaliza|kaburini|kuaga dunia|kukata roho // njaa|cha|kwa (kicheko|kucheka|aibu|baridi|njaa|joto)|moyo // njaa|\\w*cheka|kicheko|aibu|baridi|baba|mama|bibi|babu|jirani|mume|mbwa|kuku|waziri|rais|rafiki|habari|joto|\\w*ogopa|hofu|hospitali\\w*|kiu",
  "kifo|kufa|kaburi <> (ndicho|ndiyo|ndio|pekee|suluhisho|nafuu|pumziko|raha|jibu|njia) // // habari|waziri|rais|baba|mama|njaa",
  "(sina|hakuna|sioni|haina|nimekosa|nimepoteza|nimeishiwa)( \\w+){0,2} (sababu|haja|maana|faida|nguvu|hamu|matumaini|nia|thamani|lengo)( \\w+){0,2} (ya|wa|za|la|ku)( \\w+)? ?(kuishi|maisha|kuwa hai|uhai|kuamka|duniani) // na|hapa|huku|kwa|mjini|ya|bila",
  "nataka|natamani|nawaza|nafikiria|nita\\w*|karibu|nusura|naogopa|najisikia <> (ku|ni|nita|nime)m(tup|u|nyong|zamish|dhuru|umiz|pig|chinj|tikis|kab|zib|chom)\\w*( \\w+)? (mtoto|mwanangu|kichanga|watoto) // // sindano|mpira|picha|chanjo|dawa|simu",
]);
