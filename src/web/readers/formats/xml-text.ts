/**
 * Text of XML without the characters that XML 1.0 forbids (https://www.w3.org/TR/xml/#charsets),
 * which exports of Apple Health since iOS 16 carry, as themselves (`\x0b`) or by number (`&#11;`).
 */

const FORBIDDEN =
  /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\p{Surrogate}\uFFFE\uFFFF]|&#(?:[0-9]{1,8}|[xX][0-9a-fA-F]{1,8});/gu;
/** A number that the next piece of text may end. */
const UNFINISHED = /&(?:#(?:[0-9]{0,8}|[xX][0-9a-fA-F]{0,8}))?$/;

function isAllowed(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return !isSurrogate && code !== 0xfffe && code !== 0xffff && code <= 0x10ffff;
}

const codeOf = (match: string) => {
  if (!match.startsWith("&#")) return match.codePointAt(0) ?? 0;
  const digits = match.slice(2, -1);
  return /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
};

/** Reads past forbidden characters in a text that comes piece by piece, and counts them. */
export class XmlText {
  forbidden = 0;
  #unfinished = "";

  /** What of the text so far can be parsed. */
  clean(piece: string): string {
    const text = this.#unfinished + piece;
    this.#unfinished = UNFINISHED.exec(text.slice(-12))?.[0] ?? "";
    const whole = text.slice(0, text.length - this.#unfinished.length);
    return whole.replace(FORBIDDEN, (match) => {
      if (isAllowed(codeOf(match))) return match;
      this.forbidden += 1;
      return "";
    });
  }

  /** What was held back for a next piece that did not come. */
  end(): string {
    return this.#unfinished;
  }
}
