import * as z from "zod/mini";
import type { Endpoint } from "#contract/endpoint.ts";
import { createPauses } from "#server/storage/slices.ts";

type Response = NonNullable<Endpoint["response"]>;

const ITEMS_AT_ONCE = 200;

/** A list as JSON, validated and written in slices; `null` for an answer that is no list. */
export async function listAnswer(schema: Response, answer: unknown): Promise<Buffer | null> {
  if (!(schema instanceof z.ZodMiniArray) || !Array.isArray(answer)) return null;
  const { element } = schema.def;
  const pause = createPauses();
  const pieces: Buffer[] = [];
  for (let first = 0; first < answer.length; first += ITEMS_AT_ONCE) {
    const texts: string[] = [];
    for (const item of answer.slice(first, first + ITEMS_AT_ONCE)) {
      await pause();
      texts.push(JSON.stringify(z.parse(element, item)));
    }
    pieces.push(Buffer.from(`${first === 0 ? "[" : ","}${texts.join(",")}`));
  }
  return Buffer.concat([...pieces, Buffer.from(answer.length === 0 ? "[]" : "]")]);
}
