import { type JsonRecord, recordsOf, textOf } from "../formats/json.ts";
import { ownKinds } from "./own-kinds.ts";

/** Entries that Mwezi's bundles have whole, as extensions of a resource. */

const ENTRY = "urn:mwezi:entry:";

export function wholeEntryIn(resource: unknown) {
  const [found] = recordsOf((resource as JsonRecord)?.extension).filter(({ url }) =>
    textOf(url).startsWith(ENTRY),
  );
  const kind = textOf(found?.url).slice(ENTRY.length);
  return found === undefined || !(kind in ownKinds) ? null : { kind, fields: membersOf(found) };
}

const membersOf = ({ extension }: JsonRecord) =>
  recordsOf(extension).map((one) => [decoded(textOf(one.url)), plainOf(one)] as const);

/** A name, unless another program wrote one that is no URI. */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

function plainOf(extension: JsonRecord): unknown {
  const { valueString, valueDecimal, valueBoolean } = extension;
  const value = valueString ?? valueDecimal ?? valueBoolean;
  if (value !== undefined) return value;
  const members = membersOf(extension);
  return members.every(([name]) => name === "item")
    ? members.map(([, one]) => one)
    : Object.fromEntries(members);
}
