import type { Phrase } from "./phrase.ts";

/** A wish in one language and the verb of another: "ngifuna uku die". Afrikaans "die" is an article. */
export const mixed: readonly Phrase[] = [
  {
    says: "(i (just )?(want|wan|feel like)|nataka|natamani|(ngi|ndi)funa|mo fe|ina so)( (to|just|uku|ku|in|nje))* (die(?= ($|nje|tu|kawai))|kufa|ngife|ndife|mutu|kill myself|end it all)",
    unlessAfter: "dont|no|not|never",
    unlessBefore: "of|njaa|yindlala|laughing",
  },
];
