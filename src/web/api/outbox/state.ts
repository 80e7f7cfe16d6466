import { channel } from "../channel.ts";
import type { Item } from "./item.ts";

let items: readonly Item[] = [];
const { follow, announce } = channel();

export const readOutbox = (): readonly Item[] => items;

export function changeOutbox(next: readonly Item[]): void {
  items = next;
  announce();
}

export const followOutbox = follow;
