import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Strength, Weakness } from "./view-model.ts";

const easyWords: Record<Weakness, MessageDescriptor> = {
  hers: msg`Easy to guess: your name or address is most of it.`,
  "first-tried": msg`Easy to guess: it's one of the words people try first.`,
  "in-a-row": msg`Easy to guess: letters or keys in a row.`,
  repeated: msg`Easy to guess: it repeats itself.`,
  digits: msg`Easy to guess: only numbers, like a date or a phone number.`,
  short: msg`Easy to guess: it's short.`,
};

export const strengthWords = (strength: Strength): MessageDescriptor => {
  switch (strength.level) {
    case "easy":
      return easyWords[strength.because];
    case "fair":
      return msg`Fair. Longer is better.`;
    case "hard":
      return msg`Hard to guess.`;
  }
};
