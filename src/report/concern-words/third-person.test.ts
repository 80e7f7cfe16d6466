import { expect, it } from "vitest";
import { concernWords } from "./concern-words.ts";
import { inThirdPerson } from "./third-person.ts";

it.each(Object.entries(concernWords))("%s is said of her, not to her", (_, words) => {
  for (const text of [words?.action, words?.today, words?.soon, words?.later, words?.reason]) {
    if (text !== undefined) expect(inThirdPerson(text)).not.toMatch(/\byou|\b(her she|she her)\b/i);
  }
});
