import { constructionsOfMwezi } from "../words/prose.ts";
import { textsOfMwezi } from "../words/texts.ts";
import { doubledTexts, problemsOf } from "../words/word-problems.ts";

// One word for a thing, short sentences, British spelling: docs/decisions/046. Plain comments, test
// names and documents.
const texts = textsOfMwezi();
const messages = texts.filter(({ isOwnWords }) => isOwnWords !== true);
const problems = [...texts.flatMap(problemsOf), ...doubledTexts(messages)];
for (const problem of [...problems, ...constructionsOfMwezi()]) {
  console.error(problem);
  process.exitCode = 1;
}
