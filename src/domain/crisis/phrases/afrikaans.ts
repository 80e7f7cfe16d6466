import { kinds } from "./kinds.ts";
import { spoken } from "./phrase.ts";

const MYSELF = "(myself|my self|my eie self)";
const NOT =
  "(nie|nooit|geen|wil nie|sal nie|sal nooit|nie aan|nie van plan om|wil nooit|gaan nie|sy het|hy het|oom het|tante het|broer het|suster het|vriend het|vriendin het|film oor|sy|hy)";
const PLACES =
  "in|met(?! (die|my|hierdie) lewe)|hier|by|saam|op|sonder (koffie|suiker)|daar|naby|vir (my|n)";
const ACCIDENT =
  "kombuis|kook|uie|ui|strykyster|stoof|oond|skeer|per ongeluk|gim|mes geglip|tee|olie|hek|oefen|krultang|papier|netbal";

export const afrikaans = spoken(NOT, [
  {
    says: "selfmoord\\w*|selfdood|suisidaal",
    unlessAfter: `${NOT}( \\w+)?|(sy|hy|ma|pa|broer|suster|vriendin|vriend|oom|tannie|tante|neef|niggie|buurvrou|kollega)( \\w+){1,3}`,
    unlessBefore: "gepleeg|nie|voorkoming|bewustheid",
  },
  `(maak|skiet|hang|bring|drink|verdrink|vergiftig|brand|sny|val)( ek)? ${MYSELF}( (net|nou|maar|vanaand|sommer)){0,4} (dood|op(?= $)|om die lewe|om|van kant) // vir jou|van die lag|met werk`,
  `${MYSELF}( (?!nie|nooit)\\w+){0,4} (dood ?(te |ge)?maak|doodskiet|om die lewe (te |ge)?bring|op ?(te |ge)?hang|van kant (te )?maak|verdrink|vergiftig|skiet|verwurg|wurg|verstik|vergas|opblaas|doodslaan|doodsteek|doodhonger|om ?(te )?bring)`,
  {
    says: `${MYSELF}( (weer|wil|gaan|net|begin|vanaand|soms|te|aspris|met (n )?(lem|mes|skeermes|aansteker|sigarette?|lemmetjies?)|so|baie)){0,4} ((ge)?(sny|brand)|seer ?(te |ge)?maak|beseer|(leed|iets) aan ?(te )?doen|straf)`,
    unlessBefore: "in|by|met die|op|aan die|per",
    unlessWith: ACCIDENT,
  },
  `(sny|brand|maak|beseer|doen)( ek)?( weer| soms| al weer)? ${MYSELF}( (weer|seer|iets aan|leed aan|aspris))*(?= ($|weer|seer|aspris|iets|leed|as ek|om te|met (n|my|die|sigarette?|lem\\w*)|elke)) // in|by|met die|op|mooi|gereed|reg|klaar|moeg|kos|lekker|voor // ${ACCIDENT}|vining|reg|klaar|mooi|gereed|moeg`,
  `(wil|wou|wens|hoop|verkies|verlang|gereed|reg|bid|lus|dink daaraan|dink|verkieslik|laat my)( (om|te|dat|aan|ek was|ek is|ek kan|ek kon))*( (?!hy|sy|nie|hulle|julle|ma|pa|oor)\\w+){0,5} ((was )?dood( ?(te )?gaan| ?wees| was| is)?|(te )?(sterf|vrek)|verdwyn|(nie|nooit)( meer| weer)? wakker word|word (nie|nooit)( weer)? wakker|(was )?nooit gebore|ophou (bestaan|leef|lewe)|nie bestaan|nie meer hier w(as|ees)) // van (die )?(lag|skaamte|skrik|honger|verveling|verlang|nuuskierigheid|dors|koue)|vir (sjokolade|n|daardie)|vir|vroeg|te vroeg|met|in die nag|laat|uit|bang // skaam|verleentheid|van skaamte`,
  `(wil|wou)( \\w+)? (nie|nooit)( (meer|more|langer|weer|regtig|verder)){0,4} (lewe|leef|te lewe|hier wees|bestaan|aangaan|wakker word|voortgaan|verder lewe|verder leef|op hierdie aarde wees)( nie)? // ${PLACES}|vroeg|vir (werk|skool)|n leuen|soos`,
  {
    says: "kan nie (meer|langer)( so)? (lewe|leef)|niks( \\w+)?( om)? voor (te )?(lewe|leef)|(geen|nie n|sien nie|sien geen|nie meer|het nie|wat is die)( \\w+)? (rede|sin|nut|punt|doel|lus|kans|krag)( (meer|om|daarin|in|vir|van|die|te|nog|verder|daarvoor)){0,4} (lewe|leef|lewens|bestaan|aan te gaan|voort te gaan|aangaan)|(lewe|my lewe)( \\w+)? (geen sin|geen doel|nie sin|niks werd|nie die moeite werd|nie werd|sinloos|nie meer die moeite werd|nutteloos)",
    unlessBefore: PLACES,
  },
  {
    says: "(moeg|sat|klaar|done|tam|gatvol|genoeg|genoeg gehad)( (gehad|vir|van|met|om|gelewe|om te|die|hierdie|my|te|gelee)){0,4} (lewe|leef|bestaan|lewens)|lewensmoeg|moeg gelewe",
    unlessBefore: PLACES,
    unlessAfter: "nie",
  },
  "(einde|end) (maak )?aan (my lewe|(dit )?alles)|my( eie)? lewe (te )?(neem|(be)?eindig|kortknip)|beter (af|daaraan toe|wees|sonder|af wees|gewees)( (wees|gewees|het|as)){0,4} ?(sonder my|dood|as ek (dood|weg|nie hier|nie meer hier|nie daar|nie|sterf|nooit)|as ek weg is)",
  {
    says: "ek (is|voel|word|bly)( (net|maar|soos|asof ek|ook)){0,3} n (groot )?las(?= ($|vir|op|en))|julle( sal)? my (nie|nooit)( (weer|meer|ooit)){0,2} sien( nie)?(?= $)|wil nie( meer)? (more|die oggend|nog n dag)( \\w+)? sien|gaan( nou)? vir goed(?= $)|(wens|hoop)( dat)? (n|die|iemand)( \\w+){0,3} ry my (om|dood|raak|plat)",
    unlessAfter: "nie|nooit",
    unlessWith: "muskiet\\w*|jeuk\\w*|bungee|per ongeluk",
  },
  {
    says: "oordosis",
    unlessAfter: "nie|sy \\w+ n|hy \\w+ n|bang vir n",
    unlessBefore: "(sjokolade|suiker|koffie|kafeien|vitamiene|son|liefde|kos)",
    unlessWith: "per ongeluk",
  },
  {
    says: "(al|hele|alles van|al die|n handvol|n klomp|te veel)( (my|die|bottel|boks|pakkie|ma se|slaap|n|hart|ander)){0,4} ((slaap|pyn)?pille|tablette|medisyne|pilletjies)( ((te |ge)?(drink|sluk|vat|neem)|[io][np] een slag|te?gelyk|in))+",
    unlessAfter: "moet|onthou om|vergeet om|onthou|vergeet|nie|elke dag|nooit|oggend|moet nog",
    unlessBefore: "op tyd|vandag|vanoggend|soos|elke|nou|vir die|reg|met kos|klaar|getrou",
    unlessWith: "op tyd|voorgeskryf|dokter se|elke dag|pyn",
  },
  {
    says: "(drink|sluk|gif|rattegif|jik|gedrink|drink net)( n| die| bietjie)? (gif|rattegif|jik|bleikmiddel|insekdoder|onkruiddoder|drink|te drink|gedrink|sluk)(?= )",
    unlessAfter: "nie|hond|kat|kind",
    unlessBefore: "vir die (rotte|muise|wasgoed)",
  },
  {
    says: "(sny|gesny)( ek)? my (arms?|dye|bobene)(?= ($|weer|so|om|as|elke))|afskeids ?(brief|briewe)( (ge)?skryf)?(?= $)|die wereld( \\w+)? my nie( meer)? nodig|(wil|wou)( net)? vir (ewig|altyd) (rus|slaap)|my keel (af|oop)?(sny|te sny)|tel (my|die|al my) (pille|tablette)( \\w+){0,6} (genoeg|dood)",
    unlessAfter: "nie|bungee",
    unlessWith: `bungee|${ACCIDENT}`,
  },
  {
    says: "(my|die|ons)( klein)? (baba|kind|kinders|babatjie|kleintjie|seuntjie|dogtertjie)( (wil|gaan|dalk|net|sal|te|kan|leed|iets|om)){0,4} ((seer|dood) ?(te )?maak|verdrink|versmoor|skud|aan ?(te )?doen|beseer|laat val|verwurg|(teen|uit|van)( \\w+){0,2} (gooi|slaan))",
    unlessAfter: "nie|nooit|medisyne|pil|wil nie|dit|nie my",
    unlessBefore: "nie",
    unlessWith: "medisyne|pil|pille|kos|inenting",
  },
  "(bang|vrees|amper|dink)( dat)? ek (dalk |gaan |nog )?(maak|slaan|skud|gooi|verdrink|versmoor) (my|die|ons)( klein)? (baba|kind|kinders|babatjie|kleintjie)( (seer|dood|weg))?",
  ...kinds({
    goodbye: "totsiens|vaarwel|koebaai|dankie vir alles",
    pardon: "vergewe my|ek is( so)? jammer|jammer( (almal|mamma|ma|liefie))?",
    stay: "vir elkeen n brief|brief( vir \\w+)? (geskryf|gelos)|(sorg|kyk|pas)( (mooi|goed|asseblief|net|op|na|vir|agter)){1,4} (my|die|ons|mekaar)( \\w+)?|vir (altyd|ewig)|my laaste|(julle|jy)( \\w+)? my nie weer sien|in die hemel|onthou my|sal nie meer hier wees|kan nie meer nie",
    gone: "(kom|sal) nie( weer)? terug(kom)?( nie)?|as ek (weg|klaar) is|ek gaan nou( weg)?|as dit (klaar|verby) is|laat alles vir",
    means:
      "(rotte|muis)?gif|tou|pistool|rewolwer|geweer|galg|(skaap|bees)?dip|paraffien|lemmetjies?",
    forMe:
      "(vir|op|aan) my ?self|om (dood|te sterf|myself)|myself|vanaand|gereed|ek is reg|onder my (bed|kussing|matras)|niemand weet|alles verby|einde|dood|moed",
    blade: "mes|lem|lemmetjie|skeermes|rewolwer|pistool|geweer|tou",
    vein: "my (polse?|keel|are|nek|slaap|gewrigte?|mond|kop)",
    withoutMe:
      "sonder my|as ek( net)? (dood|weg|nie (meer )?(hier|daar)|verdwyn|sterf|doodgaan|nooit)|met my (dood|weg)",
    better:
      "beter|gelukkiger|makliker|oukei|okay|regkom|regkry|vry|verlig|lekkerder|niemand|briewe?",
    everyday:
      "more|lughawe|werk|skool|kantoor|vakansie|kollega\\w*|laat|rotte?|muise?|beeste?|bokke?|skape?|wasgoed|tuin|onkruid|perd|kombuis|kook|haarkapper|skeer|vee|hoofpyn|kopseer|soos n|werk|partytjie|vergadering|skool|vakansie|laat|siek|naweek|speel|slaap|koffie|suiker",
    edge: "(op|langs|by|oor)( die| n)?( rand van)?( die| n)? (rand|dak|brug|balkon|dam|krans|treinspoor|reling)( van)?",
    fall: "spring|val|klippe|roep my|trek my|laat los|sak(ke)?|afspring|einde",
    smother: "(smyt|gooi|slaan|skud|druk|versmoor|wurg|smoor|verdrink|los)( \\w+)?",
    baby: "(die|my) (baba|kind|kleintjie)|babatjie|haar teen|sy mond|haar mond|kussing",
  }),
  "(maak|bring|sit)( \\w+){0,3} einde (daaraan|aan (alles|dit|my lewe))",
  "(\\d\\d|twintig|dertig|veertig|vyftig|honderd|baie|handevol|klomp)( (van|my|die|ma se))* ((slaap|pyn|hart)?pille|tablette|panados?|slaaptablette)( (ge)?(sluk|drink|vat|neem|in)) //  // elke dag|voorgeskryf|dokter",
  "(klaar|moeg) gelewe|(weggaan|weg|verdwyn|slaap|rus) vir (altyd|ewig)|(here|god|liewe jesus)( \\w+)? (kom )?(haal|vat|neem) my|(snak|verlang|smag|hunker|reikhals|bid|wag)( \\w+)? (na|om|vir|op) (die |my )?dood|(arms?|bene|dye|polse?|vel|maag)( (stukkend|oop|vol|weer|aspris))* (ge)?(sny|kerf|krap)(?= $)|haat( (dit|dat))* ek (leef|lewe|nog leef|wakker geword het)|(wil|wou) nie( \\w+){0,2} wakker word|(here|god|dood)( \\w+){0,2} my( \\w+)? (haal|vat|wegneem)(?= $)|my laaste (dag|nag|aand)(?= ($|op aarde|hier))|my lewe is (verby|klaar|op)(?= $)|(by|saam met|na) my (oorlede|gestorwe|afgestorwe) \\w+( \\w+)? (wees|gaan)|(wegraak|verdwyn|weggaan|slaap)( \\w+){0,3} (nooit|nie)( weer| meer)? (terugkom|wakker\\w*|opstaan|terug)|nie( meer)? met myself (saam)?leef|(begin|het|wil|moet) weer (ge)?sny(?= $)|(al|hele) my (insulien|insulin)|(gaan|wil)( ek)? dit( (vanaand|nou|vandag|hierdie keer))+ doen(?= $)|ongeluk( \\w+){0,3} (dood|doodgaan)(?= $)",
  "(moenie|nie|nooit|laat)( dat)? ek( nie| nooit)? (more|die son|nog n dag)( \\w+){0,3} sien|(graf|kis|dood)( \\w+){0,2} (sagter|beter|stiller|rus|vrede|roep)|(slaan|stamp|kap) my kop teen( \\w+){0,2} (muur|vloer|deur)( \\w+){0,3} (bloei|weer|tot)|(bees|skaap)?dip (ge)?(sluk|drink)|(rewolwer|pistool|geweer)( \\w+){0,8} (dink( net)? (aan|daaraan)|te gebruik|oor dit)",
  "wil|wou|wens|hoop|bid|besluit|dink|oorweeg|verlang|verkies|gereed|beplan|moet <> (my ?self )?(doodgaan|doodmaak|dood te maak|dood te gaan|dood wees|sterf|vrek|ophang|selfmoord|verdrink|skiet|nooit( weer)? wakker\\w*) // van|vir|in werk|nie // lag|honger|skaam\\w*|hy|sy|ouma|oupa|ma|pa|hond|kat|foon|battery|hoofpyn|kopseer|nie|werk|bang|skrik|nuuskierigheid|dors|hulle|film|muskiet\\w*",
  "wil|wou|gaan|dink|beplan|amper|kan <> (in|voor|onder|van|oor)( (die|n|hierdie|daardie))? (rivier|dam|see|trein|trok|brug|dak|krans|balkon|verkeer|bus|treinspoor)( (in|af|voor|te))* ?(in|af)?(loop|spring|val|ry|stap|duik|gooi) // // swem|vakansie|piekniek|strand|vis|hy|sy|nie|bungee",
  "wil|wou|amper|bang|dink|gaan|kan|lus|drang <> (die|my|ons) (\\w+ )?(baba|kind|kinders|seun|dogter|tweeling)( \\w+){0,5} (verdrink|versmoor|doodmaak|seermaak|gooi|skud|wurg|slaan|aandoen|aan te doen|smyt) // nie // medisyne|skool|bal|inenting|swem|pille?|kos|nie",
]);
