import { describe, expect, it } from "vitest";
import { historyOfSample } from "../testing/samples.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const wide = (text: string, isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1)
    bytes.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return new Uint8Array(bytes.buffer);
};

const encodings = [
  ["UTF-8", utf8],
  ["UTF-8 with a mark", (text: string) => utf8(`\uFEFF${text}`)],
  ["UTF-16, low byte first, with a mark", (text: string) => wide(`\uFEFF${text}`, true)],
  ["UTF-16, high byte first, with a mark", (text: string) => wide(`\uFEFF${text}`, false)],
  ["UTF-16, low byte first, without", (text: string) => wide(text, true)],
  ["Latin-1", latin1],
] as const;

const table = [
  ["Date", "Flow", "Temp", "OPK", "Notes"],
  ["13/01/2026", "heavy", "36.5", "+", 'müde, "très"; 1|2'],
  ["14/01/2026", "light", "36.6", "-", "Ärger\nüber zwei Zeilen"],
];
const quoted = (cell: string) =>
  /[",;|\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
const written = (separator: string, newline: string) =>
  table.map((row) => row.map(quoted).join(separator)).join(newline);

const forms = [
  ["commas", () => written(",", "\n")],
  ["semicolons", () => written(";", "\r\n")],
  ["tabs", () => written("\t", "\r\n")],
  ["bars", () => written("|", "\n")],
  ["semicolons, said on the first line", () => `sep=;\r\n${written(";", "\r\n")}`],
] as const;

const matrix = encodings.flatMap(([encoding, encode]) =>
  forms.map(([form, write]) => [`${encoding}, ${form}`, encode(write())] as const),
);

describe("a table in 30 encodings and dialects", () => {
  it("has 30 variants", () => expect(matrix).toHaveLength(30));

  it.each(matrix)("is read to the same entries in %s", async (_, bytes) => {
    const { entries, notUnderstood, doubts } = await historyOfSample({ content: bytes });
    expect(entries).toEqual({
      cycles: [
        {
          startDate: "2026-01-13",
          startDay: "2026-01-13",
          endDate: "2026-01-14",
          endDay: "2026-01-14",
          flow: "heavy",
        },
      ],
      ovulation: [
        { date: "2026-01-13", basalBodyTemp: 36.5, ovulationTest: "positive" },
        { date: "2026-01-14", basalBodyTemp: 36.6, ovulationTest: "negative" },
      ],
      pcosLogs: [
        { date: "2026-01-13", notes: 'müde, "très"; 1|2', period_flow: "heavy" },
        { date: "2026-01-14", notes: "Ärger\nüber zwei Zeilen", period_flow: "light" },
      ],
    });
    expect([notUnderstood, doubts]).toEqual([[], []]);
  });
});
