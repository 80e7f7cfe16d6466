import { withFiles } from "../../apps/mwezi.ts";
import { type FileHistory, type LocalClock, UnreadableFile } from "../../diary/file-history.ts";
import { joinHistories } from "../../diary/join-histories.ts";
import { MOST_IN_MEMORY, readContent } from "../read-content.ts";
import type { DiarySource, Recognised } from "../recognised.ts";
import { type Unlock, unpacked, type ZipEntry, zipEntries } from "./zip.ts";

interface ZipOptions {
  readonly onRead: (bytes: number) => void;
  readonly password: string | undefined;
}

/** Some apps pack hundreds of files; the search stops here. */
const MOST_FILES = 400;
const MOST_LOOKED_AT = 200_000_000;
const CANDIDATE = /\.(json|xml|csv|txt|cluedata)$/i;
const LIKELY =
  /(^|\/)(measurements\.json|export\.xml|mwezi-export[^/]*\.json|[^/]*(cycle|menstrual|flow|period|fertility)[^/]*)$/i;
/** Text files are usually for people, next to the data. */
const likelihood = (name: string) => 2 * Number(LIKELY.test(name)) - Number(/\.txt$/i.test(name));
/** Health Connect's file may hold years of heart rates. */
const MOST_DATABASE = 500_000_000;
const HEALTH_CONNECT = /(^|\/)health_connect_export\.db$/;
const SPREADSHEET = /^(?:xl\/workbook|content)\.xml$/;
const TEXT_DOCUMENT = /^(?:word\/document|ppt\/presentation)\.xml$/;
/** Apple Health's electrocardiograms and routes. */
const APART = /(^|\/)(electrocardiograms|workout-routes)\/|export_cda\.xml$/i;
/**
 * Apps that split one history into several files; other apps only repeat it, for instance as text.
 */
const SPLIT = new Set<string>(["samsung_health", "garmin", "natural_cycles", "oura"]);
/** Errors after which reading stops. */
const FINAL = new Set(["bomb", "locked", "wrong_password", "odd_zip", "newer_export"]);

/**
 * Reads an app's data from among the other files of a zip: the first file that is recognised
 * determines the app, whose other files are added.
 * @throws UnreadableFile
 */
export async function readZip(
  zip: Blob,
  clock: LocalClock,
  { onRead, password }: ZipOptions,
): Promise<Recognised> {
  const entries = await zipEntries(zip);
  const candidates = entries
    .filter(({ name }) => CANDIDATE.test(name) && !APART.test(name))
    .toSorted((one, other) => likelihood(other.name) - likelihood(one.name))
    .slice(0, MOST_FILES);
  const unlock = await unlockOf(zip, candidates, password);
  const store = entries.find(({ name }) => HEALTH_CONNECT.test(name));
  if (store) {
    const { recogniseHealthConnect } = await import("../../apps/health-connect.ts");
    return recogniseHealthConnect(await blobOf(unpacked(zip, store, { onRead }), MOST_DATABASE));
  }
  if (entries.some(({ name }) => SPREADSHEET.test(name))) {
    const [{ sheetsOf }, { recogniseSheets }] = await Promise.all([
      import("../spreadsheet.ts"),
      import("../recognise-text.ts"),
    ]);
    return recogniseSheets(await sheetsOf(zip, entries, { onRead, unlock }), clock);
  }
  if (entries.some(({ name }) => TEXT_DOCUMENT.test(name))) {
    throw new UnreadableFile("text_document");
  }
  const read = await readCandidates(zip, candidates, clock, { onRead, unlock });
  const none = new UnreadableFile(entries.length === 0 ? "empty" : "no_data_inside");
  return joined(read, zip, entries) ?? thrown(read.why ?? none);
}

/** Reads files until the app is clear; `why` is the last error worth telling. */
async function readCandidates(
  zip: Blob,
  candidates: readonly ZipEntry[],
  clock: LocalClock,
  { onRead, unlock }: Pick<ZipOptions, "onRead"> & { readonly unlock: Unlock | null },
) {
  const found: Recognised[] = [];
  let why: UnreadableFile | null = null;
  let [lookedAt, others] = [0, 0];
  for (const entry of candidates) {
    const count = (bytes: number) => {
      lookedAt += bytes;
      onRead(bytes);
    };
    if (found.length > 0 && lookedAt > MOST_LOOKED_AT) break;
    try {
      const content = await readContent(
        () => unpacked(zip, entry, { onRead: count, unlock }),
        clock,
      );
      if (content.kind !== "table" || candidates.length === 1) found.push(content);
      else others += 1;
      if (content.kind === "history" && content.history.source !== "mwezi") break;
    } catch (error) {
      const passed = passable(error);
      others += 1;
      if (passed.why !== "unknown" || candidates.length === 1) why = passed;
    }
  }
  return { found, others, why };
}

function passable(error: unknown): UnreadableFile {
  if (!(error instanceof UnreadableFile) || FINAL.has(error.why)) throw error;
  return error;
}

const thrown = (why: UnreadableFile): never => {
  throw why;
};

async function unlockOf(
  zip: Blob,
  entries: readonly ZipEntry[],
  password: string | undefined,
): Promise<Unlock | null> {
  if (!entries.some(({ isLocked }) => isLocked)) return null;
  if (password === undefined) throw new UnreadableFile("locked");
  const { unlocker } = await import("./locked-zip.ts");
  return unlocker(zip, password, (why) => new UnreadableFile(why));
}

function joined(
  { found, others }: { readonly found: readonly Recognised[]; readonly others: number },
  zip: Blob,
  entries: readonly ZipEntry[],
): Recognised | null {
  // Of Mwezi's own exports the entries take precedence over days.csv.
  const first = found.find(({ kind }) => kind === "history") ?? found[0];
  if (first === undefined || first.kind === "table") return first ?? null;
  if (first.kind === "history") {
    const own = found.flatMap((one) => (one.kind === "history" ? [one.history] : []));
    return { kind: "history", history: withPapers(joinHistories(own), zip, entries) };
  }
  const sources = !SPLIT.has(first.source)
    ? [first]
    : found.filter(
        (one): one is DiarySource => one.kind === "diary" && one.source === first.source,
      );
  const unclear = sources.find(({ orders }) => orders.length > 1 || orders[0] !== "ymd") ?? first;
  return {
    ...unclear,
    tell: (diary, order) => {
      // A file with unambiguous dates uses its own order.
      if (others > 0) diary.doubt("other_files", others);
      for (const { orders, tell } of sources)
        tell(diary, orders.length > 1 ? order : (orders[0] ?? order));
    },
  };
}

/** Mwezi's zip contains documents as `files/<identifier>…` next to the entries that name them. */
function withPapers(history: FileHistory, zip: Blob, entries: readonly ZipEntry[]): FileHistory {
  if (history.papers === undefined) return history;
  const byId = new Map(
    entries.map((entry) => [PAPER.exec(entry.name)?.[1]?.toLowerCase() ?? "", entry]),
  );
  const unpackerOf = (id: string) => {
    const entry = byId.get(id.toLowerCase());
    return entry && id !== "" ? () => blobOf(unpacked(zip, entry)) : null;
  };
  return withFiles(history, unpackerOf);
}

const PAPER = /(?:^|\/)files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i;

/** Chunks at once in memory; the browser may move a blob to the disk. */
const PARTS_AT_ONCE = 256;

async function blobOf(chunks: AsyncIterable<Uint8Array>, most = MOST_IN_MEMORY): Promise<Blob> {
  let parts: BlobPart[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > most) throw new UnreadableFile("too_large");
    parts.push(chunk as Uint8Array<ArrayBuffer>);
    if (parts.length >= PARTS_AT_ONCE) parts = [new Blob(parts)];
  }
  return new Blob(parts);
}
