import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isSignInName, SignInEmailSchema } from "#contract/kernel/email-address.ts";
import { languageTags } from "#contract/kernel/language-tag.ts";
import { makeSignInName, wordFile } from "./sign-in-name.ts";

const wordsOf = (language: string) => readFileSync(wordFile(language), "utf8").trim().split("\n");
const languages = readdirSync(new URL(".", wordFile("en"))).map((name) => name.slice(0, -4));

/** Body, sex, illness, death, religion, origin, insult, weapon, alcohol, politics; slang included. */
const unwanted = {
  en: "ass beer bitch blood bomb boob breast coon cum death devil dick drunk fat gun hell jesus kill knife naked negro penis piss porn pussy rape sex shit slave slut suicide tit vagina virgin whore wine",
  sw: "adui allah bangi baruti beberu bia bomu bunduki chupi damu danguro dawa dini fira hanithi haramu jambazi jela jeshi jini kafiri kahaba kaburi kasisi kifo kitumbua kondomu kuma mahari maiti malaya matiti mavi mboo mchawi mgonjwa mkundu msenge mtumwa mungu muislamu mwizi ngono nguruwe pombe risasi shetani sumu talaka tako uchi ujinga ukimwi uume vita vitumbua wazungu",
  af: "aap anus bier bloed bobbejaan bok boer boers bom bors boud boude dief dood doos dronk duiwel etter flikker fok gat geweer god grafte hel hoer jesus kaal kaffer kak klong koei koekie koelie kont lyk mes moer moffie moord naai naak neger piel piemel pis poep poes regering seks siek slaaf slet stront teef tert tiet tieties verkrag vet vloek wapen wyn",
  zu: "ibele amabele amanyala ifa ibutho igazi igolo ikhanda ikhekhe imfene imithi impi indlala induku ingquza inja inkaba inkosi insangu isende isibeletho isidoko isidumbu isifebe isifo isiguli isihogo isilima isinqa isiphoxo isithunzi isitha isiwula isidalwa izinqa inyoka khulelwa ngcwaba thakatha ucansi ukufa umlungu umona umqombothi umthondo umthakathi umshado umuthi umzimba unkulunkulu unondindwa utshwala chama zila bulala dlwengula",
  xh: "amabele igazi igqwirha ihule imfazwe imithi inja inkawu inkosi intsangu isenyana isibeleko isifo isigulo isihogo isiphoso isidenge isinene isitha izimu khulelwa ngcwaba sweleka thakatha thomba tshata ubudoda ukufa umdlavuza umnqundu umphefumlo umthondo umzimba unyoko uthixo utywala bulala betha dubula gweba phanga bhebha",
  ha: "addini allah arne aure barasa barawo bawa bura burantsi ciki cuta daduro duri dubura duwawu fada fatsi fitsari gaba gato giya gindi gunki iskanci jima jini kabari kafiri karuwa kashi kisa kwarto lalata mahaifa maita maye mayya mutuwa mugu nono rasuwa sata shaidan shege siyasa tsiraici tusa wawa yaki zina zunubi musulmi",
  yo: "aboyun ajakale ajinigbe asewo asiwere aya egun eje emu epon esin esu ete ibalopo idi igbe iku ikoodu isinku iwin obo obinrin oku oko okunrin ole olosa olorun omu ode ogun oogun oyan oyun siga iwosan aisan apaniyan paniyan ipaniyan irira yagan",
} as const;

describe("sign-in words", () => {
  it("have a list in every language of the app", () => {
    expect(languages.toSorted()).toEqual(languageTags.toSorted());
  });

  it.each(languages)(
    "are 2,048 different words of three to eight plain letters in %s",
    (language) => {
      const words = wordsOf(language);
      expect([words.length, new Set(words).size]).toEqual([2048, 2048]);
      expect(words.filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([]);
    },
  );

  it.each(Object.entries(unwanted))("embarrass nobody in %s, nor in English", (language, list) => {
    const rude = new Set(`${list} ${unwanted.en}`.split(" "));
    expect(wordsOf(language).filter((word) => rude.has(word))).toEqual([]);
  });
});

describe("a sign-in name", () => {
  it.each(languageTags)("has three words of the user's language (%s)", (tag) => {
    const words = new Set(wordsOf(tag));
    const name = makeSignInName(tag);
    expect(name.split("-").filter((word) => words.has(word))).toHaveLength(3);
    expect(isSignInName(name)).toBe(true);
    expect(SignInEmailSchema.parse(name)).toBe(name);
  });

  it.each([" Amber River Kite ", "amber.river.kite", "AMBER-river  kite", "amber_river,kite"])(
    "may be typed as %j",
    (typed) => {
      expect(SignInEmailSchema.parse(typed)).toBe("amber-river-kite");
    },
  );

  it.each(["amber-river", "amber", "a b c d", "amber-river-2"])("is not %j", (typed) => {
    expect(SignInEmailSchema.safeParse(typed).success).toBe(false);
  });
});
