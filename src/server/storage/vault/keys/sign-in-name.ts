import { randomInt } from "node:crypto";
import { signInWords } from "./sign-in-words.ts";

const WORDS = 3;

/** 33 bits, enough to find a free name. The password protects the account, not the name. */
export function makeSignInName(): string {
  const words = Array.from({ length: WORDS }, () => signInWords[randomInt(signInWords.length)]);
  return words.join("-");
}
