import { spoken } from "./phrase.ts";

const WISH =
  "((i|im) ((just|so|really) )*(want|wan|feel like|wish|gonna|going|ready)|na(taka|tamani|waza|fikiria)|(se|be)?(ngi|ndi)(ya)?(funa|fisa|cabanga|cinga)|mo (n )?(fe|ronu)|ina (so|son|tunanin)|ek (wil|gaan|voel)( (net|om|soos))?)";

/** A wish in one language and the verb of another: "ngifuna uku die". Afrikaans "die" is an article. */
export const mixed = spoken("dont|no|not|never|nie", [
  `${WISH}( (to|just|uku|ku|in|nje|tu|kawai|go|lati|myself|sana|really|only))* ((die|disappear|vanish)(?= ($|nje|tu|kawai|now|manje|leo|vandag|yau))|(be )?dead(?= $)|kufa|kujiua|kujinyonga|ukufa|ukuzibulala|ukuzixhoma|ngife|ndife|mutu|ku(?= $)|doodgaan|sterf|kill (myself|mina|mna)|commit( suicide)?(?= $)|end (it( all)?(?= $)|everything|my life|life)|unalive) // of|van( die)? \\w+|my (heart|hair)|njaa|y?indlala|laughing|kwa kicheko|yunwa // scared|afraid|nacheka|nikicheka|bang|naogopa|ngiyesaba`,
]);
