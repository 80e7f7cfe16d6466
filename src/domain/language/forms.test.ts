import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { daysOfRange } from "../days/week-and-month.ts";
import { english, englishIn } from "./english.ts";
import { forms as afrikaans } from "./forms/af.ts";
import { forms as hausa } from "./forms/ha.ts";
import { forms as swahili } from "./forms/sw.ts";
import { forms as isixhosa } from "./forms/xh.ts";
import { forms as yoruba } from "./forms/yo.ts";
import { forms as isizulu } from "./forms/zu.ts";
import { writeDay, writeDayOfMonth, writeWeekday, writeWeekdayAndDay } from "./write-day.ts";
import { writeList } from "./write-list.ts";
import { writeNumber } from "./write-number.ts";
import type { WrittenForms } from "./written-forms.ts";

const all = [
  english,
  ...Object.values(
    import.meta.glob<WrittenForms>("./forms/*.ts", { eager: true, import: "forms" }),
  ),
];
const year = { first: calendarDay("2026-01-01"), last: calendarDay("2026-12-31") };
const monday = calendarDay("2026-11-16");
const weekFrom = (day: typeof monday) => [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(day, count));

/** As formatted by Node's CLDR; browsers lack Hausa and Yoruba. */
const cldr = (day: string, { language }: WrittenForms, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...parts, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

describe.each(all)("the forms of $language", (forms) => {
  const months = forms.months.map((_, index) => `2026-${String(index + 1).padStart(2, "0")}-05`);

  it("name twelve months and seven days, all distinct", () => {
    const { months: long, shortMonths, weekdays, shortWeekdays, narrowWeekdays } = forms;
    expect([long, shortMonths].map((names) => new Set(names).size)).toEqual([12, 12]);
    expect([weekdays, shortWeekdays].map((names) => new Set(names).size)).toEqual([7, 7]);
    expect(narrowWeekdays).toHaveLength(7);
  });

  it("are composed letters (NFC), as fonts and searches expect", () => {
    const words = [forms.months, forms.shortMonths, forms.weekdays, forms.shortWeekdays].flat();
    expect(words).toEqual(words.map((word) => word.normalize("NFC")));
  });

  it("equal CLDR's month names, except one that CLDR misspells", () => {
    const asCldr = months.map((day) => cldr(day, forms, { month: "long" }));
    const corrected = { "Oṣù Owewe": "Oṣù Ọwẹ́wẹ̀" } as Readonly<Record<string, string>>;
    expect(forms.months).toEqual(asCldr.map((name) => corrected[name] ?? name));
  });

  it("write every day of a year differently", () => {
    const days = daysOfRange(year);
    expect(new Set(days.map((day) => writeDay(day, forms, "short"))).size).toBe(days.length);
  });

  it("write numbers like CLDR", () => {
    for (const value of [0, -0.04, 3, 1.45, -2.25, 999.95, 1234567.8, 0.05]) {
      for (const digits of [0, 1, 2]) {
        const parts = { maximumFractionDigits: digits };
        const asCldr = new Intl.NumberFormat(forms.language, { ...parts, signDisplay: "negative" });
        expect(writeNumber(value, forms, parts), `${value} to ${digits}`).toBe(
          asCldr.format(value),
        );
      }
    }
  });
});

describe.each([english, swahili])("the days of $language", (forms) => {
  it("equal CLDR's, which is right about them", () => {
    for (const day of ["2026-01-05", "2026-12-31", "2027-02-28"].map(calendarDay)) {
      const short = { month: "short", day: "numeric" } as const;
      expect(writeDay(day, forms, "short")).toBe(cldr(day, forms, { ...short, year: "numeric" }));
      expect(writeDay(day, forms, "long")).toBe(cldr(day, forms, { dateStyle: "long" }));
      expect(writeDayOfMonth(day, forms, "short")).toBe(cldr(day, forms, short));
      expect(writeWeekday(day, forms, "long")).toBe(cldr(day, forms, { weekday: "long" }));
    }
  });

  it("equal CLDR's lists", () => {
    for (const words of [["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]]) {
      expect(writeList(words, forms)).toBe(new Intl.ListFormat(forms.language).format(words));
    }
    expect(writeList([], forms)).toBe("");
  });

  it("equal CLDR's times", () => {
    const time = new Intl.DateTimeFormat(forms.language, { timeStyle: "short", timeZone: "UTC" });
    for (const [hour, minute] of [
      [0, 0],
      [0, 5],
      [11, 59],
      [12, 0],
      [13, 5],
      [23, 59],
    ] as const) {
      const asCldr = time.format(Date.UTC(2026, 0, 5, hour, minute)).replace("\u202f", " ");
      expect(forms.timeOfDay(hour, minute)).toBe(asCldr);
    }
  });
});

describe("Hausa", () => {
  it("uses CLDR's weekdays and long date order, not its American short one", () => {
    const names = weekFrom(monday).map((day) => cldr(day, hausa, { weekday: "long" }));
    expect(hausa.weekdays).toEqual(names);
    const day = calendarDay("2026-01-05");
    expect(writeDay(day, hausa, "long")).toBe(cldr(day, hausa, { dateStyle: "long" }));
    expect(writeDayOfMonth(day, hausa, "short")).toBe("5 Jan");
    expect(writeList(["A", "B", "C"], hausa)).toBe("A, B, da C");
    expect(hausa.timeOfDay(9, 5)).toBe("09:05");
  });
});

describe("Yoruba", () => {
  it("cuts its short weekdays from the long ones, names each of the narrow ones differently", () => {
    const whole = yoruba.weekdays.map((name) => name.replace("Ọjọ́ ", ""));
    for (const [index, short] of yoruba.shortWeekdays.entries()) {
      expect(whole[index]?.startsWith(short), short).toBe(true);
    }
    expect(new Set(yoruba.narrowWeekdays).size).toBe(7);
  });

  it("uses CLDR's days, with times and lists in common use", () => {
    const day = calendarDay("2026-01-05");
    expect(writeDay(day, yoruba, "long")).toBe(cldr(day, yoruba, { dateStyle: "long" }));
    expect(yoruba.months).toEqual(yoruba.shortMonths.map((month) => `Oṣù ${month}`));
    expect(writeWeekdayAndDay(day, yoruba)).toBe("Ọjọ́ Ajé, 5 Ṣẹ́rẹ́");
    expect(yoruba.timeOfDay(13, 5)).toBe("13:05");
    expect(writeList(["A", "B", "C"], yoruba)).toBe("A, B àti C");
  });
});

describe.each([isizulu, isixhosa, afrikaans])(
  "the names, lists and times of $language",
  (forms) => {
    it("equal CLDR's, with the date order of South Africa", () => {
      const days = weekFrom(monday);
      for (const width of ["long", "short"] as const) {
        expect(days.map((day) => writeWeekday(day, forms, width))).toEqual(
          days.map((day) => cldr(day, forms, { weekday: width })),
        );
      }
      // Older CLDRs, as in Debian's Node, have "M" for isiXhosa's "Mv".
      expect(days.map((day) => writeWeekday(day, forms, "narrow")[0])).toEqual(
        days.map((day) => cldr(day, forms, { weekday: "narrow" })[0]),
      );
      const months = forms.months.map(
        (_, index) => `2026-${String(index + 1).padStart(2, "0")}-05`,
      );
      expect(forms.shortMonths).toEqual(months.map((day) => cldr(day, forms, { month: "short" })));
      for (const words of [["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]]) {
        expect(writeList(words, forms)).toBe(new Intl.ListFormat(forms.language).format(words));
      }
      const time = new Intl.DateTimeFormat(forms.language, { timeStyle: "short", timeZone: "UTC" });
      expect(forms.timeOfDay(13, 5)).toBe(time.format(Date.UTC(2026, 0, 5, 13, 5)));
      expect(forms.timeOfDay(0, 5)).toBe(time.format(Date.UTC(2026, 0, 5, 0, 5)));
    });
  },
);

describe.each([
  [isizulu, "5 Jan 2026", "5 Januwari 2026", "UMsombuluko, 5 Jan"],
  [isixhosa, "5 Jan 2026", "5 Janyuwari 2026", "Mvulo, 5 Jan"],
  [afrikaans, "5 Jan. 2026", "5 Januarie 2026", "Maandag 5 Jan."],
])("a day in $language", (forms, short, long, withWeekday) => {
  const day = calendarDay("2026-01-05");

  it("is written day first, unlike CLDR's named styles", () => {
    expect(writeDay(day, forms, "short")).toBe(short);
    expect(writeDay(day, forms, "long")).toBe(long);
    expect(writeWeekdayAndDay(day, forms)).toBe(withWeekday);
    expect(cldr(day, forms, { dateStyle: "long" })).not.toBe(long);
    expect(cldr(day, forms, { dateStyle: "short" })).not.toMatch(/^0?5/);
  });
});

describe("plurals", () => {
  it("treat none and a fraction like one in isiZulu, unlike in isiXhosa and Afrikaans", () => {
    const choose = (language: string) =>
      [0, 0.5, 1, 2].map((n) => new Intl.PluralRules(language).select(n));
    expect(choose("zu")).toEqual(["one", "one", "one", "other"]);
    expect(choose("xh")).toEqual(["other", "other", "one", "other"]);
    expect(choose("af")).toEqual(["other", "other", "one", "other"]);
  });
});

describe("regional English", () => {
  const day = calendarDay("2026-01-05");
  const written = (timeZone: string) => {
    const forms = englishIn(timeZone);
    return [writeDay(day, forms, "short"), writeDayOfMonth(day, forms, "short")];
  };

  it("writes the day before the month in Africa, as CLDR does", () => {
    for (const country of ["KE", "NG", "GH", "UG", "TZ", "ZM"]) {
      const format = new Intl.DateTimeFormat(`en-${country}`, { dateStyle: "medium" });
      expect(format.format(new Date(2026, 0, 5)), country).toBe("5 Jan 2026");
    }
    for (const city of ["Johannesburg", "Nairobi", "Lagos", "Accra"]) {
      expect(written(`Africa/${city}`)).toEqual(["5 Jan 2026", "5 Jan"]);
    }
    expect(writeWeekdayAndDay(day, englishIn("Africa/Johannesburg"))).toBe("Monday, 5 Jan");
  });

  it("follows the specification elsewhere", () => {
    for (const zone of ["Etc/UTC", "Europe/London", "America/New_York"]) {
      expect(written(zone)).toEqual(["Jan 5, 2026", "Jan 5"]);
    }
  });
});
