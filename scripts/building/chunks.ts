import { relative, resolve } from "node:path";
import { groupBy } from "../../src/domain/basics/group-by.ts";
import {
  ALSO_FOR_VISITORS,
  APP,
  areaOf,
  BOOT,
  CARDS,
  CHARTS,
  DAYS,
  FAMILIES,
  HOME,
  KEPT,
  REPORT,
  VISITOR_AREAS,
  WITH_CHARTS,
} from "./chunk-plan.ts";

interface Modules {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const SOURCES = "src/web";

const COMMON = "common";

type Ids = ReadonlySet<string>;

/** Files of an earlier layer never need a later one. `null` leaves the module to the bundler. */
export function chunkNames(): (id: string, modules: Modules) => string | null {
  let chunks: ReadonlyMap<string, string> | undefined;
  return (id, modules) => {
    if (id.includes("rolldown/runtime")) return "react";
    chunks ??= divide((roots) => reach(roots, modules), fetchedByName(modules));
    return chunks.get(id) ?? null;
  };
}

function divide(
  reachOf: (roots: readonly string[]) => Ids,
  fetched: Ids,
): ReadonlyMap<string, string> {
  const boot = reachOf([BOOT]);
  const home = reachOf(HOME);
  const offlineReach = reachOf(KEPT);
  const rootsOf = areaRoots(fetched, union([boot, home, offlineReach, reachOf([APP])]));
  const area = (name: string) => reachOf(rootsOf.get(name) ?? []);
  const cards = area(CARDS);
  const visitors = union([...VISITOR_AREAS.map(area), reachOf(ALSO_FOR_VISITORS)]);
  const report = area(REPORT);
  const areas = [...rootsOf.keys()]
    .filter((name) => name !== CARDS)
    .map((name) => ({ name, ids: area(name) }));
  const elsewhere = areas.filter(({ name }) => !VISITOR_AREAS.includes(name));
  // It is small: a file of its own cost everyone a request, and users need it when they sign in.
  const sharers = [visitors, report, offlineReach];
  const app = new Set([...reachOf([APP]), ...sharers.flatMap((ids) => both(ids, home))]);
  const chunks = new Map<string, string>();
  const place = (ids: Iterable<string>, chunk: string) => {
    for (const id of ids) if (!boot.has(id) && !chunks.has(id)) chunks.set(id, chunk);
  };
  place([...app, ...home].filter(isReact), "react");
  place(app, "app");
  place(offlineReach, "kept");
  // Visitors get what sign-in shares without home, as doctors get what is on home.
  const others = union([cards, ...elsewhere.map(({ ids }) => ids)]);
  place([...both(visitors, others), ...both(report, cards)], "forms");
  const areasWith = (id: string) => areas.filter(({ ids }) => ids.has(id)).map(({ name }) => name);
  place(home, "home");
  const isShared = (id: string) => cards.has(id) || nameFor(areasWith(id)) === COMMON;
  const charts = area(CHARTS);
  place([...reachOf(DAYS)].filter(isShared), "days");
  const isCharts = (id: string) => areasWith(id).every((name) => WITH_CHARTS.includes(name));
  place(
    [...charts].filter((id) => cards.has(id) || !isCharts(id)),
    "days",
  );
  place(charts, CHARTS);
  place(cards, "home-cards");
  for (const { ids } of areas) {
    for (const id of ids) place([id], nameFor(areasWith(id)));
  }
  return chunks;
}

/** The dynamically imported sources of each area: lists of words belong to the screen that shows them. */
function areaRoots(fetched: Ids, layers: Ids): ReadonlyMap<string, readonly string[]> {
  const isRoot = (id: string) =>
    id.startsWith(resolve(SOURCES)) && !layers.has(id) && !/\/words(\/|\.ts$)/.test(id);
  return groupBy([...fetched].filter(isRoot).sort(), (id) => areaOf(relative(SOURCES, id)));
}

function nameFor(areas: readonly string[]): string {
  const [only] = areas;
  if (only !== undefined && areas.length === 1) return only;
  const family = Object.entries(FAMILIES).find(([, members]) =>
    areas.every((area) => members.includes(area)),
  );
  return family?.[0] ?? COMMON;
}

/** Every dynamically imported source; those of a language are separate files. */
function fetchedByName(modules: Modules): Ids {
  const fetched = new Set<string>();
  const seen = new Set<string>();
  const pending = [resolve(SOURCES, BOOT)];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const module = modules.getModuleInfo(id);
    for (const target of module?.dynamicallyImportedIds ?? []) {
      if (!isOfLanguage(target)) fetched.add(target);
      pending.push(target);
    }
    pending.push(...(module?.importedIds ?? []));
  }
  return fetched;
}

const isOfLanguage = (id: string) =>
  /\.po(?:\?|$)|\/i18n\/catalogues\.ts$|\/language\/forms\/|\/(?:legal|articles)\/\w{2,3}\//.test(
    id,
  );

function reach(roots: readonly string[], modules: Modules): Ids {
  const ids = new Set<string>();
  const pending = roots.map((root) => resolve(SOURCES, root));
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (ids.has(id)) continue;
    const module = modules.getModuleInfo(id);
    if (!module) continue;
    ids.add(id);
    pending.push(...module.importedIds);
  }
  return ids;
}

const union = (sets: readonly Ids[]): Ids => new Set(sets.flatMap((ids) => [...ids]));

const both = (one: Ids, other: Ids) => [...one].filter((id) => other.has(id));

const isReact = (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id);
