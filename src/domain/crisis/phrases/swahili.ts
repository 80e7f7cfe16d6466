import { spoken } from "./phrase.ts";

const WANT =
  "(n(a|ina|ime|ili|inge)(taka|tama?ani|penda|waza|fikiria?|jiona|jisi?kia|hisi|ona|tumai|omba)|mawazo ya|wazo la|mpango wa|hamu ya|heri|bora|afadhali|laiti)";
const SOFTLY =
  "(tu|sana|kweli|leo|pia|sasa|kama|kuhusu|juu ya|hata|mara nyingi|kila siku|ya|ni|mungu)";
const NOT =
  "(sitaki|sitaka|siwezi|sifikirii|sifikiri|sina( mawazo ya| mpango wa| wazo la| nia ya)?|sijawahi( \\w+)?|sitawahi|siwazi|hataki|hapana|bila|alitaka|anataka|alijaribu|amejaribu|aliamua|walitaka)";
const ACCIDENT =
  "kidole|nikipika|jikoni|bahati mbaya|nywele|vitunguu|kitunguu|mafuta|chai|pasi|kunyoa|nikinyoa|mazoezi|kucha";

/** "Nakufa njaa" (I'm dying of hunger) and "kazi inaniua" are everyday speech. */
export const swahili = spoken(NOT, [
  {
    says: "(ku|nji|ni|nita|ninge|ningesha|nime|nika|nina|na|nili)?ji(ua|ue|nyonga|nyonge|maliza|malize|toa (uhai|roho)|toe (uhai|roho))",
    unlessBefore: "kwa (kazi|kicheko|kucheka|mazoezi)|na kazi|njaa",
  },
  {
    says: "(ku|ni|nita|nime|nina|na|nili)?ji(dhuru|umiza|kata|katakata|choma|jeruhi|umize|kate|chome)( (mwenyewe|mikono|mkono|tena|kwa (wembe|kisu)|makusudi|ili))*|(nime|nita|nina|na|nili|ku)kata mikono( yangu)? (kwa )?(wembe|kisu|makusudi)",
    unlessBefore: `${ACCIDENT}|kwenye|na kisu|nika\\w+|goti|mguu|miguu|mgongo`,
    unlessWith: ACCIDENT,
  },
  {
    says: `${WANT}( ${SOFTLY})* (kufa|ni(ku)?fe|nikifa|(niwe |ningekuwa )?ni(me|nge)kufa|anichukue|kifo|kutoweka|nitoweke|nisiwepo|nisingekuwepo|nipotee|kupotea kabisa|kudedi|kudie|ningekuwa sipo|((kulala|nilale) (na )?)?nisiamke|nisiishi|nisinge(li)?zaliwa|(ku|ni)ondok[ae] (hapa |katika )?dunia(ni)?)`,
    unlessBefore:
      "njaa|kwa (njaa|kicheko|kucheka|aibu|baridi|uchovu|joto|kiu)|na njaa|nikicheka|kucheka|cha (baba|mama|bibi|babu|rafiki|mume|mbwa)|mapema|kazini|moyo kwa|na kiu",
  },
  {
    says: "(sitaki|sitamani|sipendi|sina( tena)? (haja|hamu|nguvu) ya|sioni|siwezi|siko tayari)( (tena|hata|kabisa|tu|(ku)?endelea)){0,4} (kuishi|kuendelea kuishi|kuwa hai|uhai|maisha haya|kuamka (tena|kesho)|kuwepo|kuwa duniani)( tena)?",
    unlessBefore:
      "na|hapa|huku|kwa|katika|pamoja|mjini|bila|kijijini|mbali|ya|kazini|mapema|saa|asubuhi",
  },
  {
    says: "(sina|hakuna|sioni|sijaona|naona hakuna|haina)( \\w+)? (sababu|haja|maana|faida|umuhimu)( tena)? (ya|ja|wa) (kuishi|kuendelea|maisha|kuendelea kuishi|kuwa hai)",
    unlessBefore: "na|hapa|huku|kwa|mjini|ya",
  },
  {
    says: "maisha( \\w+)? (hayana|haina|hayana tena|yamekosa|hayastahili) (maana|thamani|faida|kuishi)( tena)?",
    unlessBefore: "bila|kwao",
  },
  {
    says: "(nimechoka|nimechoshwa|nimechoka sana|nimekata tamaa)( (kabisa|sana|tu)){0,4} (kuishi|(na|ya) (kuishi|life|maisha)|maisha|na dunia)",
    unlessBefore: "na|hapa|huku|kwa|katika|pamoja|ya (mjini|ndoa|shule|kijiji\\w*)",
  },
  "(ku|ni|nita)(ya)?(maliz[ae]|katish[ae]|to[ae]|ondoa|malizia)( \\w+)? (maisha|uhai|roho) (yangu|wangu)|kumaliza (yote|kila kitu)",
  {
    says: "((nime|nita|nili|nina|na|ni)?(ku)?nyw[ae]) (sumu|dawa ya (panya|wadudu)|sumu ya panya)",
    unlessAfter: `${NOT}|mtoto`,
  },
  {
    says: "(ku|(nime|nita|nili|nina|na|ni|ninge)(ku)?)(mez[ae]|nyw[ae]) (vidonge|dawa|tembe)( \\w+)? (vyote|zote)( (mara moja|pamoja|kwa pamoja|nife|nilale))?|(ku|(nime|nita|nili|nina|na|ni|ninge)(ku)?)(mez[ae]|nyw[ae]) (dawa|vidonge|panadol) (nyingi|vingi) (ili )?(nife|nilale|kufa)|(nimekunywa|nimemeza|nitakunywa|nitameza) \\w+ ili nife|(nime|nita|ku)meza (dawa|vidonge|panadol|tembe) (nyingi|vingi)( sana)?(?= $)",
    unlessAfter: `${NOT}|kumbuka|nakumbuka|lazima`,
    unlessBefore:
      "za (leo|asubuhi|jioni)|vya (leo|asubuhi)|kwa wakati|kama|leo|kila|alizo\\w+|asubuhi",
  },
  {
    says: "(mtoto|mwanangu)( \\w+){0,2} (nataka|natamani|nafikiria) (kumuua|kumwua|kumdhuru)|(ku|ni|nita|nina|na|ninge)m(dhuru|uu?miz[ae]|uu[ae]|wu[ae]|zamish[ae]|tup[ae]|nyong[ae])( \\w+)? (mtoto|mwanangu|kichanga|mtoto wangu|mwana wangu)",
    unlessAfter: "sitaki|siwezi|sitawahi|dawa \\w+|hii inaweza",
    unlessWith: "dawa|chakula",
  },
  {
    says: "(nataka|natamani|nafikiria)( (tu|sana|kweli|hata))* (kumuua|kumwua)(?= ($|tu|kweli|sasa|leo|usiku))",
    unlessWith: "mbu|panya|nyoka|kuku|mende|mume|mpenzi|kicheko|kucheka",
  },
  "(ku|ni|nita)(ji)?(ruk|rush|tup)[ae]( \\w+)? (ghorofa\\w*|daraja\\w*|mbele ya (gari|treni)|majini|mtoni|chini ya (gari|treni))",
  "(mimi (ni|tu)|nimekuwa|najiona( kama| ni)?|nahisi( kama| ni)*|naona kama ni) mzigo(?! (wa|mzito|mkubwa))|\\w*ji(choma|kata|umiza)( \\w+){0,3} makusudi|na(ondoka|aga) (hii )?dunia(ni)?|naenda( \\w+){0,2} sitarudi( tena)?(?= $)|\\w*nunua sumu(?= $)|(gari|treni|lori|basi) \\w*nigonge|\\w*(furahi|pumzika|jali|kumbuka)( \\w+){0,2} nikifa|(kufa|kifo) ni (bora|afadhali|heri|nafuu)|ningekuwa nimekufa( \\w+){0,2} (bora|afadhali|nafuu)|(bora|afadhali|heri|nafuu|sawa|vizuri|furaha)( \\w+){0,3} bila mimi|(kama|ikiwa) (nikifa|nimekufa|nisingekuwepo|singekuwepo|sitakuwepo|sipo)( \\w+){0,3} (bora|afadhali|heri|nafuu|sawa|vizuri)|(nime|nita|nina|na|ku)andika barua ya (kwaheri|mwisho)(?= $)|dunia (hainihitaji|haina haja nami|haina haja na mimi)|(nataka|natamani|naomba) (kupumzika|kulala|nipumzike|nilale) milele|hakuna (atakaye|ange|mtu ata)\\w*( \\w+){0,2} (nikifa|nisipokuwepo)|(bora|afadhali|nafuu|heri) (\\w+ )?(nikifa|nisingekuwepo|nisipokuwepo)",
]);
