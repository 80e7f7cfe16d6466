export type Strength =
  | { readonly level: "easy"; readonly because: Weakness }
  | { readonly level: "fair" }
  | { readonly level: "hard" };

export type Weakness = "hers" | "first-tried" | "in-a-row" | "repeated" | "digits" | "short";

const SHORT = 9;
const LONG = 14;
const SHORTEST_NAME = 3;
const SHORTEST_ROW = 4;

/** Words that guessers try first, looked up without digits and punctuation. */
const FIRST_TRIED = new Set(
  `password pass passcode passphrase secret secure login logon welcome letmein admin administrator
  root user guest test tester testing master changeme default access open opensesame hello hallo
  hi qwerty qwertz azerty asdf zxcvbn iloveyou ilove loveyou lovely lovers lover love mylove myself
  loveme forever always together darling sweetheart sweetie sweety honey baby babygirl babyboy
  princess prince queen king angel angels goddess sunshine sunflower flower flowers rose butterfly
  rainbow star stars moon mwezi sun summer winter spring autumn monday friday sunday january
  february march april may june july august september october november december football soccer
  cricket rugby netball liverpool arsenal chelsea manchester united barcelona realmadrid kaizer
  chiefs kaizerchiefs pirates orlandopirates bafana sundowns gormahia simba yanga dragon monkey
  tiger lion leopard elephant zebra eagle bunny kitty kitten puppy dog cat shadow charlie jordan
  michael michelle daniel thomas robert jessica ashley amanda nicole hannah samantha andrew joshua
  matthew anthony william george david james john peter joseph samuel emmanuel blessing grace faith
  hope charity mercy patience precious gift beauty pretty thandi naledi lerato palesa nomsa amina
  fatima aisha zainab ngozi chioma wanjiku akinyi achieng temitope jesus jesusislord god godisgood
  godislove jesuschrist christ amen hallelujah blessed praise heaven bible mother mummy mama father
  daddy papa family sister brother friend friends bestfriend money rich million dollar business
  success lucky happy smile freedom superman batman spiderman pokemon starwars naruto computer
  internet google facebook instagram whatsapp tiktok samsung nokia iphone android windows chocolate
  cookie cheese banana orange apple mango coffee pepper ginger purple silver golden yellow
  southafrica mzansi africa nigeria naija kenya ghana uganda tanzania ethiopia zimbabwe lagos abuja
  nairobi mombasa accra kumasi kampala harare durban pretoria capetown johannesburg joburg jozi
  soweto period cycle woman women girl health doctor trustno whatever nothing thunder ninja mustang
  harley hunter killer hockey baseball basketball tennis music guitar dancer dance`.split(/\s+/),
);

const ROWS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv",
  "1q2w3e4r5t6y",
].flatMap((row) => [row, [...row].reverse().join("")]);

const LONGEST_ROW = Math.max(...ROWS.map(({ length }) => length));

/**
 * On the device, from rules and a list; `hers` is what others know. @example
 * strengthOf("Thandi2024", ["Thandi Dube"]) // { level: "easy", because: "hers" }
 */
export function strengthOf(password: string, hers: readonly string[]): Strength {
  const because = weaknessOf(password, hers);
  if (because !== null) return { level: "easy", because };
  return { level: isMixed(password) ? "hard" : "fair" };
}

function weaknessOf(password: string, hers: readonly string[]): Weakness | null {
  const plain = plainOf(password);
  const bare = plain.replace(/^[^a-z]+|[^a-z]+$/g, "");
  const written = lettersOf(plain.replace(/[^a-z]+$/, "")).replace(/^[^a-z]+/, "");
  const names = hers.flatMap(namesIn).filter((name) => plain.includes(name));
  if (names.some((name) => plain.length - name.length < SHORT)) return "hers";
  if (FIRST_TRIED.has(bare) || FIRST_TRIED.has(written)) return "first-tried";
  if (isRepeated(plain)) return "repeated";
  if (withoutRows(plain).length < plain.length / 2) return "in-a-row";
  if (/^\d+$/.test(plain) && plain.length < LONG) return "digits";
  return plain.length < SHORT ? "short" : null;
}

const isMixed = (password: string) =>
  password.length >= LONG && new Set(plainOf(password)).size >= LONG / 2;

const plainOf = (password: string) => password.toLowerCase().normalize("NFC");

/** Undoes common substitutions: "p@ssw0rd" is tried as early as "password". */
const lettersOf = (plain: string) =>
  plain.replace(/[@013457$!]/g, (sign) => LETTER_OF[sign] ?? sign);

const LETTER_OF: Readonly<Record<string, string>> = {
  "@": "a",
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  $: "s",
  "!": "i",
};

const namesIn = (text: string) =>
  (text.split("@")[0] ?? "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((name) => name.length >= SHORTEST_NAME);

function isRepeated(plain: string): boolean {
  return [1, 2, 3, 4].some(
    (size) =>
      plain.length >= 2 * size && [...plain].every((sign, place) => sign === plain[place % size]),
  );
}

function withoutRows(plain: string): string {
  for (let size = Math.min(plain.length, LONGEST_ROW); size >= SHORTEST_ROW; size -= 1) {
    for (let from = 0; from + size <= plain.length; from += 1) {
      const part = plain.slice(from, from + size);
      if (ROWS.some((row) => row.includes(part))) {
        return withoutRows(plain.slice(0, from)) + withoutRows(plain.slice(from + size));
      }
    }
  }
  return plain;
}
