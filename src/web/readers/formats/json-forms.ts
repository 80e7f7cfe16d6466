import type { ImportSource } from "#contract/account/imports.ts";
import { isClue, readClue } from "../apps/clue.ts";
import { isFlo, readFlo } from "../apps/flo.ts";
import type { Diary } from "../diary/diary.ts";
import type { LocalClock } from "../diary/file-history.ts";
import type { JsonRecord } from "./json.ts";

interface JsonForm {
  readonly source: ImportSource;
  readonly is: (json: JsonRecord) => boolean;
  readonly read: (diary: Diary, json: JsonRecord, clock: LocalClock) => void;
}

/** Formats with the most specific structure come first. */
export const jsonForms: readonly JsonForm[] = [
  { source: "flo", is: isFlo, read: readFlo },
  { source: "clue", is: isClue, read: readClue },
];
