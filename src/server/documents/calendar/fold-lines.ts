/** Bytes of a line in UTF-8, its end not counted, where RFC 5545 (3.1) folds it: at most 75. */
const LONGEST_LINE = 74;

/**
 * Folds the lines of an iCalendar. ical-generator's own folding measures each character with an
 * encoder of its own, which takes most of the time of a calendar.
 * @example foldLines(`SUMMARY:${"a".repeat(80)}`) // "SUMMARY:aaa…\r\n aaaaaaaaaaaaaa"
 */
export const foldLines = (text: string): string => text.split("\r\n").map(foldLine).join("\r\n");

function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= LONGEST_LINE) return line;
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    bytes += size;
    if (bytes > LONGEST_LINE) {
      folded += "\r\n ";
      bytes = size;
    }
    folded += character;
  }
  return folded;
}
