import type { ImportSource } from "#contract/account/imports.ts";
import { isClue, readClue } from "../apps/clue.ts";
import { isFlo, readFlo } from "../apps/flo.ts";
import { isMensinator, readMensinator } from "../apps/mensinator.ts";
import { isMenstrudel, readMenstrudel } from "../apps/menstrudel.ts";
import { isOvumcy, readOvumcy } from "../apps/ovumcy.ts";
import type { Diary } from "../diary/diary.ts";
import type { LocalClock } from "../diary/file-history.ts";
import { isLuteal, readLuteal } from "../diary/luteal.ts";
import type { JsonRecord } from "./json.ts";

interface JsonForm {
  readonly source: ImportSource;
  readonly is: (json: JsonRecord) => boolean;
  readonly read: (diary: Diary, json: JsonRecord, clock: LocalClock) => void;
}

/** Formats with the most specific structure come first. */
export const jsonForms: readonly JsonForm[] = [
  { source: "flo", is: isFlo, read: readFlo },
  { source: "luteal", is: isLuteal, read: readLuteal },
  { source: "ovumcy", is: isOvumcy, read: readOvumcy },
  { source: "mensinator", is: isMensinator, read: readMensinator },
  { source: "menstrudel", is: isMenstrudel, read: readMenstrudel },
  { source: "clue", is: isClue, read: readClue },
];
