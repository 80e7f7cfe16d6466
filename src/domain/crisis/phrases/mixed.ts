import { spoken } from "./phrase.ts";

/** A wish in one language and the verb of another: "ngifuna uku die". Afrikaans "die" is an article. */
export const mixed = spoken("dont|no|not|never", [
  {
    says: "(i (just )?(want|wan|feel like)|nataka|natamani|(ngi|ndi)funa|mo fe|ina so)( (to|just|uku|ku|in|nje))* (die(?= ($|nje|tu|kawai))|kufa|ngife|ndife|mutu|kill myself|end it all)",
    unlessBefore: "of|njaa|yindlala|laughing",
  },
]);
