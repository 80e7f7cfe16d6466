/** Languages with recognised month names: Mwezi's, and those most used with other apps. */
const languages = ["en", "de", "es", "fr", "it", "nl", "pt", "sw", "zu", "af"];
/** "juil" is July, while "jui" could also be June. */
const shortLengths = [3, 4];

const plain = (name: string) => name.normalize("NFD").replace(/\P{L}/gu, "").toLowerCase();

/** Month names of all languages; names that mean different months are dropped. */
function numberOfNames(): Map<string, number> {
  const numbers = new Map<string, number>();
  const add = (name: string, month: number) => {
    const known = numbers.get(name);
    numbers.set(name, known === undefined || known === month ? month : 0);
  };
  for (const language of languages) {
    const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    for (let month = 1; month <= 12; month += 1) {
      const name = plain(format.format(Date.UTC(2026, month - 1, 1)));
      if (name !== "") add(name, month);
    }
  }
  // Adds abbreviations that are unambiguous.
  const whole = [...numbers];
  for (const length of shortLengths) {
    for (const [name, month] of whole) add(name.slice(0, length), month);
  }
  numbers.set("sept", 9);
  return numbers;
}

let numbers: ReadonlyMap<string, number> | null = null;

/**
 * A month's number as text, from its name or abbreviation; `""` if unknown.
 * @example monthNamed("Jan") // "1"; monthNamed("Dezember") // "12"
 */
export function monthNamed(name: string): string {
  numbers ??= numberOfNames();
  const month = numbers.get(plain(name)) ?? 0;
  return month === 0 ? "" : String(month);
}
