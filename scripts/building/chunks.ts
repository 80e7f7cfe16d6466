import { resolve } from "node:path";
import {
  APP,
  AREAS,
  BOOT,
  CHARTS,
  DAYS,
  FAMILIES,
  HOME,
  HOME_CARDS,
  KEPT,
  REPORT,
  VISITOR_AREAS,
  VISITORS,
  WITH_CHARTS,
} from "./chunk-plan.ts";

/** The bundler's module information. */
interface Modules {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const SOURCES = "src/web";

/** Sources missing in the plan: one file, because each file costs a request. */
const UNPLACED = "more";

/** Code shared by several areas. */
const COMMON = "common";

type Ids = ReadonlySet<string>;

/**
 * Returns the function that assigns a module to a file; `null` leaves it to the bundler. Files of
 * an earlier layer never need a later one, because a module's imports are reachable from wherever
 * it is.
 */
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
  const cards = reachOf(HOME_CARDS);
  const visitors = reachOf(VISITORS);
  const report = reachOf(REPORT);
  const named = Object.entries(AREAS).map(([name, roots]) => ({ name, ids: reachOf(roots) }));
  const placed = [
    boot,
    home,
    reachOf(KEPT),
    cards,
    visitors,
    reachOf([APP]),
    ...named.map(({ ids }) => ids),
  ];
  const unplaced = [...fetched].filter((id) => !placed.some((ids) => ids.has(id)));
  const areas = [...named, { name: UNPLACED, ids: reachOf(unplaced) }];
  const elsewhere = areas.filter(({ name }) => !VISITOR_AREAS.includes(name));
  // Includes what visitors share with home for the doctor's page, and stored answers with home. It
  // is small: a file of its own cost everyone a request, and users need it next when they sign in.
  const sharers = [visitors, report, reachOf(KEPT)];
  const app = new Set([...reachOf([APP]), ...sharers.flatMap((ids) => both(ids, home))]);
  const chunks = new Map<string, string>();
  const place = (ids: Iterable<string>, chunk: string) => {
    for (const id of ids) if (!boot.has(id) && !chunks.has(id)) chunks.set(id, chunk);
  };
  place([...app, ...home].filter(isReact), "react");
  place(app, "app");
  place(reachOf(KEPT), "kept");
  // Includes what sign-in shares with other forms: visitors get it without home, as doctors get
  // what is on home.
  const others = new Set([cards, ...elsewhere.map(({ ids }) => ids)].flatMap((ids) => [...ids]));
  place([...both(visitors, others), ...both(report, cards)], "forms");
  const areasWith = (id: string) => areas.filter(({ ids }) => ids.has(id)).map(({ name }) => name);
  place(home, "home");
  const isShared = (id: string) => cards.has(id) || nameFor(areasWith(id)) === COMMON;
  const charts = reachOf(AREAS[CHARTS] ?? []);
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

/** The file name for code shared by these areas. */
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
  /\.po(?:\?|$)|\/i18n\/catalogues\.ts$|\/language\/forms\/|\/(?:legal|articles)\/\w\w\//.test(id);

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

const both = (one: Ids, other: Ids) => [...one].filter((id) => other.has(id));

const isReact = (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id);
