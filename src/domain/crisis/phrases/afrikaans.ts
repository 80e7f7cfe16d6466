import { spoken } from "./phrase.ts";

const MYSELF = "(myself|my self|my eie self)";
const SOFTLY =
  "(net|maar|slaap|gaan|en|so|graag|eintlik|regtig|nou|liewer|eerder|net nog|baie|sommer|vanaand|partykeer|kan|kon|mag|ek|wees|asseblief)";
const NOT =
  "(nie|nooit|geen|wil nie|sal nie|sal nooit|nie aan|nie van plan om|wil nooit|gaan nie|sy het|hy het|oom het|tante het|broer het|suster het|vriend het|vriendin het|film oor|sy|hy)";
const JEST =
  "van (die )?(lag|skaamte|skrik|honger|verveling|verlang|nuuskierigheid|dors|koue)|vir (sjokolade|n|daardie)|vir";
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
  {
    says: `(maak|skiet|hang|bring|drink|verdrink|vergiftig|brand|sny|val)( ek)? ${MYSELF}( (net|nou|maar|vanaand|sommer)){0,4} (dood|op(?= $)|om die lewe|om|van kant)`,
    unlessBefore: "vir jou|van die lag|met werk",
  },
  `${MYSELF}( (wil|gaan|net|dalk|sal|liewer|kan|te|aan|vanaand|nou|wou)){0,4} (dood ?(te |ge)?maak|doodskiet|om die lewe (te |ge)?bring|op ?(te |ge)?hang|van kant (te )?maak|verdrink|vergiftig|om ?(te )?bring)`,
  {
    says: `${MYSELF}( (weer|wil|gaan|net|begin|vanaand|soms|te|aspris|met n (lem|mes|skeermes|aansteker)|so|baie)){0,4} ((ge)?(sny|brand)|seer ?(te |ge)?maak|beseer|(leed|iets) aan ?(te )?doen|straf)`,
    unlessBefore: "in|by|met die|op|aan die|per",
    unlessWith: ACCIDENT,
  },
  {
    says: `(sny|brand|maak|beseer|doen)( ek)?( weer| soms| al weer)? ${MYSELF}( (weer|seer|iets aan|leed aan|aspris))*(?= ($|weer|seer|aspris|iets|leed|as ek|om te|met n|elke))`,
    unlessBefore: "in|by|met die|op|mooi|gereed|reg|klaar|moeg|kos|lekker|voor",
    unlessWith: `${ACCIDENT}|vining|reg|klaar|mooi|gereed|moeg`,
  },
  {
    says: `(wil|wou|wens|hoop|verkies|verlang|gereed|reg|bid|lus|dink daaraan|dink|verkieslik|laat my)( (om|te|dat|aan|ek was|ek is|ek kan|ek kon))*( ${SOFTLY})* ((was )?dood( ?(te )?gaan| ?wees| was| is)?|(te )?(sterf|vrek)|verdwyn|(nie|nooit)( meer| weer)? wakker word|word (nie|nooit)( weer)? wakker|(was )?nooit gebore|ophou (bestaan|leef|lewe)|nie bestaan|nie meer hier w(as|ees))`,
    unlessBefore: `${JEST}|vroeg|te vroeg|met|in die nag|laat|uit|bang`,
    unlessWith: "skaam|verleentheid|van skaamte",
  },
  {
    says: "(wil|wou)( \\w+)? (nie|nooit)( (meer|more|langer|weer|regtig|verder)){0,4} (lewe|leef|te lewe|hier wees|bestaan|aangaan|wakker word|voortgaan|verder lewe|verder leef|op hierdie aarde wees)( nie)?",
    unlessBefore: `${PLACES}|vroeg|vir (werk|skool)|n leuen|soos`,
  },
  {
    says: "kan nie (meer|langer)( so)? (lewe|leef)|niks( \\w+)?( om)? voor (te )?(lewe|leef)|(geen|nie n|sien nie|sien geen|nie meer|het nie|wat is die)( \\w+)? (rede|sin|nut|punt|doel|lus|kans|krag)( (meer|om|daarin|in|vir|van|die|te|nog|verder|daarvoor)){0,4} (lewe|leef|lewens|bestaan|aan te gaan|voort te gaan|aangaan)|(lewe|my lewe)( \\w+)? (geen sin|geen doel|nie sin|niks werd|nie die moeite werd|nie werd|sinloos|nie meer die moeite werd|nutteloos)",
    unlessBefore: PLACES,
  },
  {
    says: "(moeg|sat|klaar|done|tam|gatvol|genoeg|genoeg gehad)( (vir|van|met|om|gelewe|om te|die|hierdie|my|te|gelee)){0,4} (lewe|leef|bestaan|lewens)|lewensmoeg|moeg gelewe",
    unlessBefore: PLACES,
    unlessAfter: "nie",
  },
  "(einde|end) (maak )?aan (my lewe|(dit )?alles)|my( eie)? lewe (te )?(neem|(be)?eindig|kortknip)|alles beeindig|(be)?eindig (my lewe|alles)",
  "beter (af|daaraan toe|wees|sonder|af wees|gewees)( (wees|gewees|het|as)){0,4} ?(sonder my|dood|as ek (dood|weg|nie hier|nie meer hier|nie daar|nie|sterf|nooit)|as ek weg is)|beter sonder my|beter as ek (dood|weg|nie meer hier|nie hier|nooit|sterf)|niemand sal (my mis|omgee|agterkom)( \\w+)? ?(as|nie as)? ?ek (dood|weg|sterf|doodgaan|verdwyn)",
  {
    says: "ek (is|voel|word|bly)( (net|maar|soos|asof ek|ook)){0,3} n (groot )?las(?= ($|vir|op|en))|julle( sal)? my (nie|nooit)( (weer|meer|ooit)){0,2} sien( nie)?(?= $)|my laaste (nota|brief|boodskap|woorde)(?= $)|(pille|tablette)( \\w+){0,2} (bymekaarge\\w+|opgespaar)(?= $| om)|ek het( al)? weer gesny(?= $)|(krap|slaan|byt|sny|brand) (ek )?my(self| \\w+)( \\w+){0,3} (bloei|aspris|opsetlik)|(brug|gebou|dak|balkon|krans) af ?spring|(wens|hoop)( dat)? (n|die|iemand)( \\w+){0,3} my (raakry|omry|doodry|doodmaak|doodskiet)|dink( \\w+){0,2} aan (die dood|doodgaan)(?= $)|as ek dood is sal",
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
    says: "(al|hele|alles van|al die|n handvol|n klomp|te veel)( (my|die|bottel|boks|pakkie|ma se|slaap|n|hart|ander)){0,4} ((slaap|pyn)?pille|tablette|medisyne|pilletjies)( ((te |ge)?(drink|sluk|vat|neem)|[io][np] een slag|te?gelyk|in))+|(ge)?(drink|sluk|vat|neem)( ek)?( (net|nou|sommer))? (al|n hele|die hele|n handvol|al die|te veel)( (my|die|bottel|boks|pakkie|ma se|slaap)){0,4} ((slaap|pyn)?pille|tablette|medisyne|bottel|boks)",
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
    says: "(sny|gesny)( ek)? my (arms?|dye|bobene)(?= ($|weer|so|om|as|elke))|afskeids ?(brief|briewe)( (ge)?skryf)?(?= $)|die wereld( \\w+)? my nie( meer)? nodig|(wil|wou)( net)? vir (ewig|altyd) (rus|slaap)|my keel (af|oop)?(sny|te sny)|(oop)?sny( my)? (polse?|are)|my (polse?|are) (oop ?)?(te |ge)?sny|(here|god|vader)( \\w+)? (vat|neem|haal|roep) my( (asseblief|nou|huis toe|weg))*(?= $)|tel (my|die|al my) (pille|tablette)( \\w+){0,6} (genoeg|dood)|spring( ek)? (van|af van|voor|onder)( (die|n|hierdie)){0,4} (brug|gebou|dak|balkon|trein|trok|kar|taxi|bus|krans)( af)?|voor (n|die) (trein|trok|kar|taxi|bus) (in)?(spring|loop|te spring)|van (n|die) (brug|gebou|dak|balkon|krans) (af ?)?(spring|te spring)",
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
  {
    says: "(baba|kind|kinders|familie|man|almal|hulle|gesin|wereld|ma|mense)( \\w+)? (sal|is|sou|gaan)( \\w+)? beter af(?= ($|sonder|as|wees|met iemand))",
    unlessBefore: "(wees )?(met (bottel|formule|n)|in)",
  },
]);
