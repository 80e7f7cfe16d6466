import { addressOf, isOurs } from "./plan.ts";
import type { Release } from "./release.ts";

const PREFIX = "mwezi-";
/** Pages of the last two releases may still be open and need files the server no longer has. */
const RELEASES = 3;

/** An unchanged file from a previous release's cache, else from the server. */
async function obtain(address: string): Promise<Response> {
  const isFile = /\.\w+$/.test(address);
  const known = isFile ? await caches.match(address, { ignoreVary: true }) : undefined;
  const answer = known ?? (await fetch(address, { cache: isFile ? "default" : "no-cache" }));
  if (!isOurs(answer, isFile ? "file" : "document")) throw new Error("Not an answer of ours.");
  return answer;
}

export function openShelf(release: Pick<Release, "name">) {
  const name = PREFIX + release.name;
  let opened: Promise<Cache | null> | null = null;
  const make = () => {
    opened = caches.open(name);
    return opened;
  };
  /** Opened once: if a page clears this device, later writes go to the deleted cache. */
  const own = () => {
    opened ??= caches.has(name).then((isThere) => (isThere ? caches.open(name) : null));
    return opened;
  };

  /** Finds a file in any release's cache, but a document only in this one, whose files match it. */
  const find = async (request: Request, isFile: boolean): Promise<Response | undefined> => {
    const key = isFile ? request : addressOf(new URL(request.url).pathname);
    const options = { ignoreVary: true, ignoreSearch: true };
    return caches.match(key, isFile ? options : { ...options, cacheName: name });
  };

  const put = async (request: Request, answer: Response, isFile: boolean) => {
    const key = isFile ? request : addressOf(new URL(request.url).pathname);
    await (await own())?.put(key, answer);
  };

  /** Downloads missing files; unchanged files are copied from the previous release. */
  const fill = async (addresses: readonly string[]): Promise<void> => {
    const shelf = await own();
    if (shelf === null) return;
    await Promise.all(
      addresses.map(async (address) => {
        if (await shelf.match(address, { ignoreVary: true })) return;
        await shelf.put(address, await obtain(address));
      }),
    );
  };

  const dropOld = async (): Promise<void> => {
    const names = (await caches.keys()).filter((key) => key.startsWith(PREFIX));
    await Promise.all(names.slice(0, -RELEASES).map((key) => caches.delete(key)));
  };

  return { name, make, own, find, put, fill, dropOld };
}
