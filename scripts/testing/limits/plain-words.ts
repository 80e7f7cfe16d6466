import { textsOfMwezi } from "../words/texts.ts";
import { doubledTexts, problemsOf } from "../words/word-problems.ts";

// One word for a thing, short sentences, British spelling: docs/decisions/046.
const texts = textsOfMwezi();
const messages = texts.filter(({ isOwnWords }) => isOwnWords !== true);
for (const problem of [...texts.flatMap(problemsOf), ...doubledTexts(messages)]) {
  console.error(problem);
  process.exitCode = 1;
}
