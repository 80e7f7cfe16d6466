import type { ImportSource } from "#contract/imports.ts";
import { isClue, readClue } from "./clue.ts";
import type { Diary } from "./diary.ts";
import type { LocalClock } from "./file-history.ts";
import { isFlo, readFlo } from "./flo.ts";
import { isGarmin, readGarmin } from "./garmin.ts";
import type { JsonRecord } from "./json.ts";
import { isLuteal, readLuteal } from "./luteal.ts";
import { isMensinator, readMensinator } from "./mensinator.ts";
import { isMenstrudel, readMenstrudel } from "./menstrudel.ts";
import { isOvumcy, readOvumcy } from "./ovumcy.ts";
import { isPeri, readPeri } from "./peri.ts";
import { isReadYourBody, readReadYourBody } from "./read-your-body.ts";

interface JsonForm {
  readonly source: ImportSource;
  readonly is: (json: JsonRecord) => boolean;
  readonly read: (diary: Diary, json: JsonRecord, clock: LocalClock) => void;
}

/** The more a form says about itself, the earlier it is asked. */
export const jsonForms: readonly JsonForm[] = [
  { source: "flo", is: isFlo, read: readFlo },
  { source: "luteal", is: isLuteal, read: readLuteal },
  { source: "ovumcy", is: isOvumcy, read: readOvumcy },
  { source: "mensinator", is: isMensinator, read: readMensinator },
  { source: "menstrudel", is: isMenstrudel, read: readMenstrudel },
  { source: "peri", is: isPeri, read: readPeri },
  { source: "garmin", is: isGarmin, read: readGarmin },
  { source: "read_your_body", is: isReadYourBody, read: readReadYourBody },
  { source: "clue", is: isClue, read: readClue },
];
