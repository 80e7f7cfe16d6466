import { runningTestsIn } from "../testing/gate/running-tests.ts";

export interface Proof {
  /** The titles of its groups and its own, without ids, with placeholders as in the source. */
  readonly title: string;
  readonly ids: readonly string[];
}

const ID = /\bS\d+-\d+\b/g;
const IDS_OF_TITLE = /\s*\[S\d[^\]]*\]/g;

export const withoutIds = (title: string): string => title.replace(IDS_OF_TITLE, "");

/** @example proofsIn("moon.test.ts", 'it("is round [S2-01]", () => {});') */
export function proofsIn(file: string, source: string): Proof[] {
  if (source.search(ID) === -1) return [];
  return runningTestsIn(file, source).flatMap(({ groups, title }) => {
    const ids = [...new Set(title.match(ID))];
    return ids.length === 0 ? [] : [{ title: [...groups, withoutIds(title)].join(" › "), ids }];
  });
}
