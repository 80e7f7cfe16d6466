import { expect, it } from "vitest";
import { wordsOnScreen } from "../../../../../../scripts/testing/words-on-screen.tsx";
import { StrengthSign } from "./strength-sign.tsx";

it.each([
  ["Thandi24", "Easy to guess: your name or address is most of it. A few unusual words are best."],
  ["marula-vista", "Fair. Longer is better. A few unusual words are best."],
  ["marula and moon 24", "Hard to guess."],
])("for %s the text matches the beads", (password, words) => {
  const sign = <StrengthSign password={password} known={["Thandi", "t@example.org"]} />;
  expect(wordsOnScreen(sign).trim()).toBe(words);
});
