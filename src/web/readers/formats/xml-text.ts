/**
 * Removes characters that XML 1.0 forbids (https://www.w3.org/TR/xml/#charsets). Apple Health
 * exports since iOS 16 contain them, verbatim (`\x0b`) or as references (`&#11;`).
 */

const FORBIDDEN =
  /(?![\t\n\r\u007f-\u009f])\p{Cc}|[\p{Surrogate}\uFFFE\uFFFF]|&#(?:[0-9]{1,8}|[xX][0-9a-fA-F]{1,8});/gu;
/** A character reference that the next chunk may complete. */
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

/** Removes and counts forbidden characters in a text that comes in chunks. */
export class XmlText {
  forbidden = 0;
  #unfinished = "";

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

  end(): string {
    return this.#unfinished;
  }
}
