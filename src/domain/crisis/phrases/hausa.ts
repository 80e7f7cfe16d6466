import { kinds } from "./kinds.ts";
import { spoken } from "./phrase.ts";

const NOT =
  "(ba( ?na)?( (son?|tunanin))?( in)?|ba ?zan( taba)?|ban taba|(kada|kar)( in)?|ya|ta|sun|wani|wata)";

/**
 * "Yunwa za ta kashe ni" (hunger will kill me) is everyday speech. Written without marks and hooks.
 */
export const hausa = spoken(NOT, [
  "(kashe|rataye|yank[ae]|raunata|kon[ae]|cutar da|cuci|illata|jefa|halaka|halakar da|yi wa|yiwa|ji wa|jiwa|nutsar da) (kaina|kai na|kan ?a|kai(?= $))( (illa|ciwo|rauni|lahani))? // da (aiki|dariya|karatu)|ciwo a (kafa|hannu|wasa)|wajen|a (kicin|kitchen|dakin girki)|da wuka wajen|gashi|wani aiki|ofis // girki|albasa|kuskure|bisa kuskure",
  "(yank[ae]|kon[ae]|raunata|cutar da|ji wa|jiwa) (jikina|jiki na|hannuna|hannayena|fatata|cinyata)( (ciwo|rauni))?|ji ciwo a (jikina|hannuna|cinyata)( da reza)? da gangan // wajen|gashi|a (kicin|kitchen|aiki) // girki|albasa|kuskure|kicin|mai|ruwan zafi|gashi",
  {
    says: "(ina( ?son?| (fatan|begen|sha ?a?war|burin|tunanin?|rokon)( kan| yadda zan| allah)?)?|na ?fi so|zan so|na so)( (?!ba|ban|ya|ta|sun|wani|wata|babana|mamana)\\w+){0,4} (mutu|mutuwa|mutuwata|na mutu|bar duniya|bar duniyar nan|bace|daina rayuwa|kada in tashi|ban tashi ba|kar in tashi)",
    unlessAfter: "ba|ban",
    unlessBefore:
      "da (dariya|yunwa|kunya|wuri|wurwuri|asuba|sassafe)|saboda dariya|don dariya|ta (babana|mamana|kakata)|dariya",
  },
  "(gara|gwara|gwammace|gwamma|gwanda|da|dama|ya fi kyau|zai fi kyau|zai fi|da na sani|allah yasa|allah ya sa|kamata ya yi)( (in|na|a ce|ace|kawai|ma|da|idan)){0,4} (mutu|mutuwa|ban tashi( daga (barci|bacci))? ba|ba a haife ni ba|ban rayu ba|ban (taba )?(zo|zuwa) duniya|bar duniya|bar duniyar nan)|allah (ya )?(dauki|karbi|dauke) (raina|rayuwata|ni)|gara mutuwa|(zan|son? in) fad[ai]( \\w+)? (ruwa|rijiya|kogi|teku|gada)|(ni|ni ce|ni kawai|zama|zamo) nauyi|mutuwa (ta fi|tafi|za ta fi) (min|mini|mani|rayuwa|wannan|kyau|sauki|dadi) // da dariya|dariya",
  "(ba na|bana|ban|ba ni)( (kuma|da)){0,4} (so|son|bukatar|kaunar|sha war|shaawar|da dalilin|da bukatar|dalilin)( (in|na|ci gaba da|cigaba da|kuma|kara|sake)){0,4} (rayu|rayuwa|rayuwar|rayuwata|zama a raye|zama da rai|kasance a raye|tashi daga barci kuma|tashi (kuma|gobe)|yin rayuwa)( (kuma|nan|ba))* // da (wuri|wurwuri|su|shi|ita|surukai|iyayen)|a (lagos|kano|birni|gari|nan|gidan|kauye)|tare|cikin (gida|gari|birni|talauci)|kauye|birni|gidan",
  "rayuwa(ta)? ta (ishe|isheni|gundure|gundureni|fita a raina)( ni)?|(na|na riga na) (gaji|kosa|gajiya)( sosai| ma)? da (rayuwa|rayuwar|rayuwata|duniya|duniyar|zaman duniya|rayuwar nan) // a|birni|gari|ta (birni|gari|kauye)|birnin|makaranta",
  "rayuwa(ta|r nan)?( \\w+)? (ba ta da|bata da|babu) (amfani|ma ?ana|daraja|dadi kuma) // a (birni|gari|kauye)",
  {
    says: "(shan?|hadiye) (guba|maganin (bera|beraye|kwari)|fiya fiya|sniper|piya piya|asid)",
    unlessAfter: `${NOT}|yaron?|yaro|jariri`,
  },
  {
    says: "(shan?|hadiye) (duk|dukkan|dukan|gaba daya) (maganina|magungunana|magungunan|maganin|kwayoyina|kwayoyin|kwayoyi|magani)( (nawa|na|gaba daya))*|(shan?|hadiye) (magungunana|maganina|kwayoyina|kwayoyin maganina|magani|magunguna|kwayoyi) (duka|gaba daya|dukka|(da yawa )?(don |domin |saboda )?in mutu|lokaci guda|lokaci daya)",
    unlessAfter: `${NOT}|dole|tuna`,
    unlessBefore: "na yau|yau|kamar|a kan lokaci|akan lokaci|da safe|kullum|safe|kan lokaci",
  },
  {
    says: "(cutar da|kashe|illata|jefar da|nutsar da|shake|ji wa|jiwa|yi wa|yiwa|halaka) (jariri(na| na)|jaririyata|jaririn|jaririyar|dana|yata|diyata|yarona|yaron|yarinyata|babyna|baby na)( (ciwo|illa|rauni|lahani|nan))?",
    unlessAfter: `${NOT}|magani \\w+|maganin zai|zai iya`,
    unlessBefore: "wanka|kaya|kyau|allura",
    unlessWith: "magani|allura|wanka|abinci",
  },
  "(na|zan|ina) rubuta? (wasikar|wasika ta) (bankwana|karshe|ban kwana)(?= $)|duniya ba ta bukata(ta| na)|(ina so|ina son) (in )?(huta|hutawa|yi barci) har abada",
  ...kinds({
    goodbye: "ban ?kwana|wasiyya(ta)?|wasiyata|sai (wata rana|lahira)|na gode muku duka",
    pardon: "(ku|ki|ka|a) (yafe|gafarta|yafewa)( mini| min| ni| mani)?",
    stay: "(ku|ki|ka) (kula|lura|rike)( mini| min)?( da)? (yara\\w*|yayana|mamata|babata|jariri\\w*|iyalina|\\w*ta|\\w*na)|ba za (ku|ki|ka|a) (sake|kara) (ganin|gani)\\w*|har abada|lahira|aljanna",
    gone: "(ba |babu )dawowa|na tafi|ba zan (dawo|sake dawowa)( ba)?|zan tafi( har abada)?|tafiyata ke nan",
    means: "igiya|guba|maganin (bera|beraye|kwari)|bindiga|fiya fiya|sniper|kalanzir|fetur",
    forMe:
      "rataye\\w*|(in|na|zan) mutu|(wa|don|domin) kaina|daren yau|a shirye( nake)?|karkashin (gado|filo|katifa)\\w*|a boye|in sha|zan sha|na boye",
    blade: "wuka|reza|bindiga|igiya",
    vein: "(wuyana|wuya na|jijiy\\w+|makogwaro\\w*|makoshina|wuyan hannuna|hannuna)",
    withoutMe:
      "ba tare da ni|babu ni|(idan|in) (ba ni(?! da)|bana nan|ba na nan|babu ni|na mutu)|bayan (mutuwata|na mutu)",
    better:
      "(fi|za (su|ta|ya) fi)|gara|gwamma|dadi|sauki|huta\\w*|kyau|farin ciki|murna|babu wanda zai (yi kuka|damu)",
    everyday:
      "gobe|tafiya|makaranta|aiki|tasha|kasuwa|akuya|rago|shanu|kaya|kicin|saniya|sauro|girki|albasa|nama|aski|barawo|mijina|ya (sa|rike|kama|daba)|don beraye|kashe beraye|aiki|biki|kasuwa|makaranta|taro|wasa",
    edge: "(saman|bakin|gefen|kan) (gada|bene|rufi|rijiya|kogi|teku|dutse|titin jirgi)",
    fall: "fada|tsalle|kallon ruwa|kirana|in mutu|jefa|ba abin da zan rasa",
    smother: "(danne|toshe|rufe|makure|shake|girgiza|buge|jefa|matse)( \\w+){0,2}",
    baby: "jariri\\w*|matashi|hanci|wuyansa|bakinsa|fuska",
  }),
  {
    says: "in mutu|in mace",
    unlessAfter: `${NOT}|sai|kafin|har|kamar`,
    unlessBefore:
      "da (yunwa|dariya|kunya|wuri|wurwuri|sassafe|imani|asuba)|saboda (dariya|kunya)|daga|a (baya|makare)|ba( na)? so",
    unlessWith: "dariya|kunya|imani",
  },
  "(idan|in) ba (don|dan|saboda)( \\w+){1,5} (na mutu|kashe kaina)|ba ?na so(n)? in (sake )?(ga|ganin?) (gobe|safiya)|ban (taba )?(rayuwa|rayu|zo duniya|zuwa duniya) ba",
  {
    says: "(tara|ajiye|boye|kirga|sayi|sayo|sha|hadiy\\w+)( da)?( \\w+)? (kwayoyi\\w*|magunguna\\w*|maganin barci|kwaya|panadol)",
    with: "(in|na) (sha|hadiye) (su )?(duka|gaba daya)|(in|na|zan) mutu|sun isa|kada in|kar in|kashe kaina|ku yafe|in huta",
    unlessWith: "likita|asibiti|nas",
  },
  "(yanka|yanke) (wuyana|makogwarona|jijiyata)|duniya(r nan)? ta (ishe|gundure|fita)( ni| a raina)|(daure|rataye) igiya( \\w+){0,3} (silin|rufi|bishiya|wuyana|itace)|bar (wannan |duniyar )?(rayuwar?|duniyar?)(?= ($|nan|baki))|ba ni da (amfani|daraja|muhimmanci)( \\w+)? (duniya|rayuwa|kowa)|mutuwa (zan yi|nake)|ranar? karshe (ta|na)(?= ($|a duniya))|gubar? (bera|kwari)?( \\w+)? ?(zan|in) sha|(fatan?|so|burin)( \\w+)? (mota|jirgi|babur|tirela)( \\w+){0,2} (buge|kashe|take) ni|bi (mahaifiyata|mahaifina|babana|mamata|marigayi\\w*|mijina)( \\w+)? (lahira|kabari|aljanna)|(karbi|dauki|karba) (rayuwata|raina|rai na|ruhina)|(kabari|kushewa)( \\w+)? (fi|ta fi|ya fi|ita ce)|\\w*(buga|dukan|duka|bugun) kaina( \\w+)? (bango|kasa|kofa)|(harbe|harbi|soki|caka|daba) (kaina|kai na|wa kaina)",
  "ina so|ina son|na fi so|zan so|ina tunanin?|ina fatan?|ina burin|na yanke shawara\\w*|gara|gwamma|ina jin kamar|ina shaawar|na shirya <> mutu|mutuwa|kashe kaina|rataye kaina|bar duniya|(kada|kar) in (tashi|farka)|daina rayuwa|kabari // da (dariya|yunwa|kunya|imani)|ta|a // dariya|yunwa|kunya|baba\\w*|mama\\w*|kaka\\w*|ya|likita|tsoro|labari",
  "(ba na|bana|ban|ba ni da|babu)( \\w+){0,4} (ganin gobe|ganin safiya|dalilin rayu\\w*|amfanin rayu\\w*|karfin rayuwa|buri a rayuwa|sauran rayuwa)",
  "ina tunanin?|ina so|na kusa|zan|ina jin kamar|ina tsoron? <> (jefa|kashe|shake|nutsar|makure|danne|buge|yanka|cutar)( da)? (jariri\\w*|yarona|dana|yata|diyata|yarana) // // wuta|rana|magani|allura",
]);
