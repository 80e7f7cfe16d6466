import { spoken } from "./phrase.ts";

const NOT =
  "(ba( ?na)?( (son?|tunanin))?( in)?|ba ?zan( taba)?|ban taba|(kada|kar)( in)?|ya|ta|sun|wani|wata)";

/**
 * "Yunwa za ta kashe ni" (hunger will kill me) is everyday speech. Written without marks and hooks.
 */
export const hausa = spoken(NOT, [
  {
    says: "(kashe|rataye|yank[ae]|raunata|kon[ae]|cutar da|cuci|illata|jefa|halaka|halakar da|yi wa|yiwa|ji wa|jiwa|nutsar da) (kaina|kai na|kan ?a|kai(?= $))( (illa|ciwo|rauni|lahani))?",
    unlessBefore:
      "da (aiki|dariya|karatu)|ciwo a (kafa|hannu|wasa)|wajen|a (kicin|kitchen|dakin girki)|da wuka wajen|gashi|wani aiki|ofis",
    unlessWith: "girki|albasa|kuskure|bisa kuskure",
  },
  {
    says: "(yank[ae]|kon[ae]|raunata|cutar da|ji wa|jiwa) (jikina|jiki na|hannuna|hannayena|fatata|cinyata)( (ciwo|rauni))?|ji ciwo a (jikina|hannuna|cinyata)( da reza)? da gangan",
    unlessBefore: "wajen|gashi|a (kicin|kitchen|aiki)",
    unlessWith: "girki|albasa|kuskure|kicin|mai|ruwan zafi|gashi",
  },
  {
    says: "(ina( ?son?| (fatan|begen|sha ?a?war|burin|tunanin?|rokon)( kan| yadda zan| allah)?)?|na ?fi so|zan so|na so)( (na|in|ma|kawai|so|son|dai|yanzu|ace|yi|barci|bacci|da)){0,6} (mutu|mutuwa|mutuwata|na mutu|bar duniya|bar duniyar nan|bace|daina rayuwa|kada in tashi|ban tashi ba|kar in tashi)",
    unlessAfter: "ba|ban",
    unlessBefore:
      "da (dariya|yunwa|kunya|wuri|wurwuri|asuba|sassafe)|saboda dariya|don dariya|ta (babana|mamana|kakata)|dariya",
  },
  {
    says: "(gara|gwara|gwammace|gwamma|gwanda|da|dama|ya fi kyau|zai fi kyau|zai fi|da na sani|allah yasa|allah ya sa|kamata ya yi)( (in|na|a ce|ace|kawai|ma|da|idan)){0,4} (mutu|mutuwa|ban tashi( daga (barci|bacci))? ba|ba a haife ni ba|ban rayu ba|ban (taba )?(zo|zuwa) duniya|bar duniya|bar duniyar nan)|allah (ya )?(dauki|karbi|dauke) (raina|rayuwata|ni)|gara mutuwa|mutuwa (kawai )?nake (so|fata|nema|jira)|da na mutu(?= ($|da))|(zan|son? in) fad[ai]( \\w+)? (rijiya|kogi|teku|gada)|zan bar (wannan )?duniya\\w*|ba za (ku|a) (sake|kara) gani ?na(?= (ba )?$)|(ni|ni ce|ni kawai|zama|zamo) nauyi|(say[ia]|siy[ao]) guba(?= $)|hadiy\\w* (kwayoyi|magani|magunguna) (da|masu) yawa|(in|zan) (kashe|jefa|shake|cutar da|nutsar da) (jariri(ya)?|yaro)|mutuwa (ta fi|tafi) (min |mini |mani )?(rayuwa|wannan)",
    unlessBefore: "da dariya|dariya",
  },
  {
    says: "(ba na|bana|ban|ba ni)( (kuma|da)){0,4} (so|son|bukatar|kaunar|sha war|shaawar|da dalilin|da bukatar|dalilin)( (in|na|ci gaba da|cigaba da|kuma|kara|sake)){0,4} (rayu|rayuwa|rayuwar|rayuwata|zama a raye|zama da rai|kasance a raye|tashi daga barci kuma|tashi (kuma|gobe)|yin rayuwa)( (kuma|nan|ba))*",
    unlessBefore:
      "da (wuri|wurwuri|su|shi|ita|surukai|iyayen)|a (lagos|kano|birni|gari|nan|gidan|kauye)|tare|cikin (gida|gari|birni|talauci)|kauye|birni|gidan",
  },
  {
    says: "rayuwa(ta)? ta (ishe|isheni|gundure|gundureni|fita a raina)( ni)?|(na|na riga na) (gaji|kosa|gajiya)( sosai| ma)? da (rayuwa|rayuwar|rayuwata|duniya|duniyar|zaman duniya|rayuwar nan)",
    unlessBefore: "a|birni|gari|ta (birni|gari|kauye)|birnin|makaranta",
  },
  {
    says: "(babu|ba|bata|ban ga|ban ganin|ba ni da|bani da|ina ganin babu)( (wani|ta|da|ga)){0,4} (amfanin?|dalilin?|ma ?anar?|darajar?|muhimmancin?)( (in|na|da zan|ci gaba da|cigaba da|zan|don|kuma)){0,4} (rayuwa|rayuwata|rayu|zama a raye)|rayuwa(ta|r nan)?( \\w+)? (ba ta da|bata da|babu) (amfani|ma ?ana|daraja|dadi kuma)",
    unlessBefore: "a (birni|gari|kauye)",
  },
  {
    says: "(shan?|hadiye) (guba|maganin (bera|beraye|kwari)|fiya fiya|sniper|piya piya|asid)",
    unlessAfter: `${NOT}|yaron?|yaro|jariri`,
  },
  {
    says: "(shan?|hadiye) (duk|dukkan|dukan|gaba daya) (maganina|magungunana|magungunan|maganin|kwayoyina|kwayoyin|kwayoyi|magani)( (nawa|na|gaba daya))*|(shan?|hadiye) (magungunana|maganina|kwayoyina|kwayoyin maganina|magani|magunguna|kwayoyi) (duka|gaba daya|dukka|(da yawa )?(don |domin |saboda )?in mutu|lokaci guda|lokaci daya)",
    unlessAfter: `${NOT}|dole|tuna`,
    unlessBefore: "na yau|yau|kamar|a kan lokaci|akan lokaci|da safe|kullum|safe|kan lokaci",
  },
  "(kawo|kai|yanke|kare) karshen (rayuwata|raina|komai)|(dauki|daukar|dauke|kashe|kare|kawar da|salwantar da) (raina|rayuwata)",
  {
    says: "(cutar da|kashe|illata|jefar da|nutsar da|shake|ji wa|jiwa|yi wa|yiwa|halaka) (jariri(na| na)|jaririyata|jaririn|jaririyar|dana|yata|diyata|yarona|yaron|yarinyata|babyna|baby na)( (ciwo|illa|rauni|lahani|nan))?",
    unlessAfter: `${NOT}|magani \\w+|maganin zai|zai iya`,
    unlessBefore: "wanka|kaya|kyau|allura",
    unlessWith: "magani|allura|wanka|abinci",
  },
  "(fi|fiye|gara|gwamma|dadi|kyau|sauki|lafiya)( \\w+){0,3} (ba tare da ni|babu ni|in ba ni|idan ba ni|idan na mutu|in na mutu|idan bana nan)|(idan|in) (na mutu|ba ni|babu ni|bana nan)( \\w+){0,3} (fi|gara|gwamma)( \\w+)?|(na|zan|ina) rubuta? (wasikar|wasika ta) (bankwana|karshe|ban kwana)(?= $)|duniya ba ta bukata(ta| na)|(ina so|ina son) (in )?(huta|hutawa|yi barci) har abada|babu wanda zai (damu|yi kewa)( \\w+)? (idan|in) na mutu",
]);
