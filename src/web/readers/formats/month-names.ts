/**
 * Month names in English, German, Spanish, French, Italian, Dutch, Portuguese, Swahili, Afrikaans,
 * isiZulu and isiXhosa, without accents; browsers lack some of these languages.
 */
const names = [
  "january february march april may june july august september october november december",
  "januar februar marz april mai juni juli august september oktober november dezember",
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
  "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre",
  "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
  "januari februari maart april mei juni juli augustus september oktober november december",
  "janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro",
  "januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba",
  "januarie februarie maart april mei junie julie augustus september oktober november desember",
  "januwari februwari mashi ephreli meyi juni julayi agasti septhemba okthoba novemba disemba",
  "januwari februwari matshi epreli meyi juni julayi agasti septemba okthobha novemba disemba",
  "eyomqungu eyomdumba eyokwindla utshazimpuzi ucanzibe eyesilimela eyekhala eyethupha eyomsintsi eyedwarha eyenkanga eyomnga",
  "masingana nhlolanja ndasa mbasa nhlaba nhlangulana ntulikazi ncwaba mandulo mfumfu lwezi zibandlela",
].map((line) => line.split(" "));
/** "juil" is July, while "jui" could also be June. */
const shortLengths = [3, 4];

const plain = (name: string) => name.normalize("NFD").replace(/\P{L}/gu, "").toLowerCase();

/** Month numbers by name and abbreviation; what could be two months is 0. */
function numberOfNames(): Map<string, number> {
  const numbers = new Map<string, number>();
  const add = (name: string, month: number) => {
    const known = numbers.get(name);
    numbers.set(name, known === undefined || known === month ? month : 0);
  };
  for (const year of names) for (const [place, name] of year.entries()) add(name, place + 1);
  const whole = [...numbers];
  for (const length of shortLengths) {
    for (const [name, month] of whole) add(name.slice(0, length), month);
  }
  numbers.set("sept", 9);
  return numbers;
}

let numbers: ReadonlyMap<string, number> | null = null;

/** `""` if unknown. @example monthNamed("Jan") // "1"; monthNamed("Dezember") // "12" */
export function monthNamed(name: string): string {
  numbers ??= numberOfNames();
  const word = plain(name);
  // uMasingana is Masingana.
  const month = numbers.get(word) ?? numbers.get(word.replace(/^u/, "")) ?? 0;
  return month === 0 ? "" : String(month);
}
