import { expect, it } from "vitest";
import { concernWords } from "./concern-words.ts";
import { inThirdPerson } from "./third-person.ts";

it.each(Object.entries(concernWords))("%s reads in the third person", (_, words) => {
  for (const text of [words?.action, words?.today, words?.soon, words?.later, words?.reason]) {
    if (text !== undefined) expect(inThirdPerson(text)).not.toMatch(/\byou|\b(her she|she her)\b/i);
  }
});
