/** The languages whose month names are read: those of Mwezi, and those apps are most used in. */
const languages = ["en", "de", "es", "fr", "it", "nl", "pt", "sw", "zu", "af"];
/** "juil" is July, and "jui" could be June as well. */
const shortLengths = [3, 4];

const plain = (name: string) => name.normalize("NFD").replace(/\P{L}/gu, "").toLowerCase();

/** A month has one number in all languages together: a name that two months share is none. */
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
  // Short forms stand for long ones where they stand for one month only.
  const whole = [...numbers];
  for (const length of shortLengths) {
    for (const [name, month] of whole) add(name.slice(0, length), month);
  }
  numbers.set("sept", 9);
  return numbers;
}

let numbers: ReadonlyMap<string, number> | null = null;

/**
 * The number of a month by its name or its short form, as text; `""` for none.
 * @example monthNamed("Jan") // "1"; monthNamed("Dezember") // "12"
 */
export function monthNamed(name: string): string {
  numbers ??= numberOfNames();
  const month = numbers.get(plain(name)) ?? 0;
  return month === 0 ? "" : String(month);
}
