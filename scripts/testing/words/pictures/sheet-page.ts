import type { Picture } from "./take-pictures.ts";
import type { Box } from "./texts-on-page.ts";

export interface SheetRow {
  readonly number: number;
  readonly id: string;
  readonly english: string;
  readonly draft: string;
  readonly state: string;
  readonly places: string;
  readonly terms: string;
  readonly notes: string;
}

/**
 * The sheet as a page: each message beside the first screenshot that contains it, outlined there,
 * then the messages without a screenshot, with their places in the code.
 */
export function sheetPage(
  language: string,
  rows: readonly SheetRow[],
  pictures: readonly Picture[],
): string {
  const rowsOf = new Map<string, SheetRow[]>();
  for (const row of rows) rowsOf.set(row.id, [...(rowsOf.get(row.id) ?? []), row]);
  const shown = new Set<string>();
  const sections = pictures.map((picture) => {
    const fresh = [...picture.places].filter(([id]) => rowsOf.has(id) && !shown.has(id));
    for (const [id] of fresh) shown.add(id);
    return fresh.length === 0 ? "" : sectionOf(picture, fresh, rowsOf);
  });
  const unseen = rows.filter(({ id }) => !shown.has(id));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Words of Mwezi: ${language}</title>
<style>${STYLE}</style>
<h1>Words of Mwezi: ${language}</h1>
<p>${rows.length} messages, ${rows.length - unseen.length} of them on a picture. The numbers are those
of words-${language}.csv: write better words, what it says back in English, and whether you read it
there.</p>
${sections.join("\n")}
<section><h2>On no picture</h2><div class="rows">${unseen.map((row) => rowOf(row, language)).join("\n")}</div></section>
</html>
`;
}

function sectionOf(
  { name, file }: Picture,
  fresh: readonly (readonly [string, Box])[],
  rowsOf: ReadonlyMap<string, readonly SheetRow[]>,
): string {
  const boxes = fresh.map(([id, box]) => {
    const number = rowsOf.get(id)?.[0]?.number ?? 0;
    const [left, top, width, height] = [box.left, box.top, box.width, box.height].map(Math.round);
    return `<a class="box" href="#m${number}" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px"><b>${number}</b></a>`;
  });
  const list = fresh.flatMap(([id]) => (rowsOf.get(id) ?? []).map((row) => rowOf(row)));
  return `<section><h2>${escaped(name)}</h2><div class="beside">
<div class="picture"><img src="pictures/${file}" width="360" loading="lazy" alt="">${boxes.join("")}</div>
<div class="rows">${list.join("\n")}</div></div></section>`;
}

function rowOf(
  { number, english, draft, state, places, terms, notes }: SheetRow,
  language?: string,
): string {
  const beneath = [state, terms, notes, ...(language === undefined ? [] : [places])].filter(
    Boolean,
  );
  return `<div class="row" id="m${number}"><b>${number}</b><p class="english">${escaped(english)}</p>
<p class="draft">${draft === "" ? "(no words yet)" : escaped(draft)}</p><p class="notes">${beneath.map(escaped).join("<br>")}</p></div>`;
}

const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\n", "<br>");

const STYLE = `
body { font: 16px/1.45 system-ui, sans-serif; margin: 2rem; color: #222; background: #fff; }
section { margin-top: 3rem; border-top: 1px solid #ccc; }
.beside { display: flex; gap: 2rem; align-items: flex-start; }
.picture { position: relative; flex: none; width: 360px; border: 1px solid #ccc; }
.picture img { display: block; }
.box { position: absolute; outline: 2px solid #b3261e; text-decoration: none; }
.box b { position: absolute; top: -.6rem; right: -.6rem; font: 10px/1.2 system-ui; padding: 0 3px; background: #b3261e; color: #fff; }
.box:hover, .box:focus { background: #b3261e33; }
.rows { flex: 1; min-width: 0; }
.row { display: grid; grid-template-columns: 3.5rem 1fr 1fr; gap: 0 1rem; padding: .6rem 0; border-bottom: 1px solid #eee; }
.row:target { background: #fff3c4; }
.row p { margin: 0; }
.notes { grid-column: 2 / -1; font-size: 13px; color: #666; }
@media (max-width: 60rem) { .beside { display: block; } .picture { margin-bottom: 1rem; } }`;
