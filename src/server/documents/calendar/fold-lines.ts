/** Longest line in UTF-8 bytes without its line ending. RFC 5545 (3.1) allows 75. */
const LONGEST_LINE = 74;

/** ical-generator's own folding creates an encoder for each character, which is slow. */
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
