import { del, delMany, entries, set, update } from "idb-keyval";
import { openPlace } from "../device/place.ts";
import { timeZoneHere } from "../here.ts";
import { browserKey } from "../seal/browser-key.ts";
import { openWith, sealWith } from "../seal/seal.ts";
import type { Item } from "./item.ts";
import { inOrder } from "./rules.ts";

/** The IndexedDB database of queued writes: encrypted, and not deleted at sign-out. */
export const OUTBOX = "mwezi-outbox";
const ORDER = "order";

const place = openPlace(OUTBOX);
const nameOf = (owner: string, order: number) => `${owner}.${order}`;

export async function takeOrder(): Promise<number> {
  let order = 1;
  await update<number>(
    ORDER,
    (last = 0) => {
      order = last + 1;
      return order;
    },
    place,
  );
  return order;
}

/** @throws if the device is full or has no encryption key */
export async function storeItem(owner: string, item: Item): Promise<void> {
  const key = await browserKey();
  if (key === null) throw new Error("No key to seal with.");
  const name = nameOf(owner, item.order);
  await set(name, await sealWith(key, JSON.stringify(item), name), place);
}

export const dropItem = (owner: string, order: number): Promise<void> =>
  del(nameOf(owner, order), place);

/** Reads only this account's writes: another account's stay queued for it. */
export async function readItems(owner: string): Promise<readonly Item[]> {
  const key = await browserKey();
  if (key === null) return [];
  const mine = (await entries<string, unknown>(place)).filter(([name]) =>
    name.startsWith(`${owner}.`),
  );
  const texts = await Promise.all(
    mine.map(([name, sealed]) => openWith(key, String(sealed), name)),
  );
  return inOrder(texts.flatMap((text) => (text === null ? [] : [itemIn(text)])));
}

/** Earlier releases stored no time zone. */
const itemIn = (text: string): Item => ({ timeZone: timeZoneHere(), ...JSON.parse(text) });

export async function forgetItems(owner: string): Promise<void> {
  const names = (await entries<string, unknown>(place)).map(([name]) => name);
  await delMany(
    names.filter((name) => name.startsWith(`${owner}.`)),
    place,
  );
}

export async function countItems(): Promise<number> {
  return (await entries(place)).filter(([name]) => name !== ORDER).length;
}
