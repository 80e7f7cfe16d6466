import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Strength, Weakness } from "./view-model.ts";

const easyWords: Record<Weakness, MessageDescriptor> = {
  hers: msg`Easy to guess: your name or address is most of it.`,
  "first-tried": msg`Easy to guess: it is one of the words people try first.`,
  "in-a-row": msg`Easy to guess: letters or keys in a row.`,
  repeated: msg`Easy to guess: the same again and again.`,
  digits: msg`Easy to guess: figures alone, like a date or a phone number.`,
  short: msg`Easy to guess: it is short.`,
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
