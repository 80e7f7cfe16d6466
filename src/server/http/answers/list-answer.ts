import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { Page } from "#server/storage/journal/reading/list-entries.ts";
import { createPauses } from "#server/storage/slices.ts";

type Response = NonNullable<Endpoint["response"]>;

const ITEMS_AT_ONCE = 200;

/** Serialises in slices; entries were validated before encryption. `null` if it is no list. */
export async function listAnswer(
  schema: Response,
  answer: unknown,
  checksPages: boolean,
): Promise<Buffer | null> {
  const list = answer instanceof Page ? answer.entries : answer;
  if (!(schema instanceof z.ZodMiniArray) || !Array.isArray(list)) return null;
  const { element } = schema.def;
  const write = (item: unknown) => {
    if (answer instanceof Page && !checksPages) return JSON.stringify(item);
    const declared = z.parse(element, item);
    if (answer instanceof Page && !isDeepStrictEqual(declared, item)) {
      throw new Error("a page holds what the contract does not declare");
    }
    return JSON.stringify(declared);
  };
  const pause = createPauses();
  const pieces: Buffer[] = [];
  for (let first = 0; first < list.length; first += ITEMS_AT_ONCE) {
    const texts: string[] = [];
    for (const item of list.slice(first, first + ITEMS_AT_ONCE)) {
      await pause();
      texts.push(write(item));
    }
    pieces.push(Buffer.from(`${first === 0 ? "[" : ","}${texts.join(",")}`));
  }
  return Buffer.concat([...pieces, Buffer.from(list.length === 0 ? "[]" : "]")]);
}

export function nextPage(url: string, { before }: Page<unknown>): string | null {
  if (before === null) return null;
  const [path, search] = url.split("?");
  const query = new URLSearchParams(search);
  query.set("before", before);
  return `<${path}?${query}>; rel="next"`;
}
