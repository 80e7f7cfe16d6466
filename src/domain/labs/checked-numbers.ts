export interface CheckedNumber {
  readonly country:
    | "South Africa"
    | "Nigeria"
    | "Kenya"
    | "Ghana"
    | "Tanzania"
    | "Uganda"
    | "Ethiopia"
    | "Zimbabwe";
  /** A proper name, shown as it is; or a generic one, such as "Police". */
  readonly service: string;
  /** As written; diallable without its spaces. */
  readonly number: string;
  readonly kind: "emergency" | "mental-health" | "gender-violence" | "child" | "health";
  /** Reaches the police, who send no ambulance. */
  readonly isPolice?: true;
  readonly by: "call" | "message";
  /** Only "always" is confirmed to answer at night; an appointment does not help in a crisis. */
  readonly hours: "always" | "by-day" | "by-appointment" | "not-confirmed";
  readonly confidence: "High" | "Medium-High";
  readonly source: string;
  readonly checkedOn: string;
}

/** The day the sources were first read. Each number must be dialled before a launch. */
const FIRST_READ = "2026-11-20";
const READ_AGAIN = { checkedOn: "2026-11-21" };

type Row = readonly [
  service: string,
  number: string,
  kind: CheckedNumber["kind"],
  confidence: CheckedNumber["confidence"],
  source: string,
  exceptions?: Partial<Pick<CheckedNumber, "by" | "hours" | "checkedOn" | "isPolice">>,
];

/**
 * Left out because sources contradict each other or only one list of unknown age has them: Kenya's
 * 1199 (1190 on one page), its 999 and 112 (an atlas whose numbers are wrong elsewhere), Uganda's
 * 0800 21 21 21, Nigeria's SURPIN and MANI. South Africa's 0800 12 13 14 is for drugs and drink.
 */
const rows: Readonly<Record<CheckedNumber["country"], readonly Row[]>> = {
  "South Africa": [
    ["Any emergency", "112", "emergency", "High", "statuscheck.co.za; mybroadband.co.za"],
    ["Ambulance", "10177", "emergency", "High", "statuscheck.co.za; mybroadband.co.za"],
    [
      "Police",
      "10111",
      "emergency",
      "High",
      "statuscheck.co.za; mybroadband.co.za",
      { isPolice: true },
    ],
    [
      "SADAG suicide crisis line",
      "0800 567 567",
      "mental-health",
      "High",
      "sadag.org",
      { hours: "always", ...READ_AGAIN },
    ],
    [
      "Cipla SADAG mental health line",
      "0800 456 789",
      "mental-health",
      "Medium-High",
      "sadag.org",
      { hours: "always", ...READ_AGAIN },
    ],
    [
      "SADAG by SMS",
      "31393",
      "mental-health",
      "Medium-High",
      "sadag.org",
      { by: "message", ...READ_AGAIN },
    ],
    [
      "SADAG on WhatsApp",
      "076 882 2775",
      "mental-health",
      "Medium-High",
      "sadag.org",
      { by: "message", hours: "by-day", ...READ_AGAIN },
    ],
    [
      "GBV Command Centre",
      "0800 428 428",
      "gender-violence",
      "High",
      "gbv.org.za/about-us",
      { hours: "always", ...READ_AGAIN },
    ],
    ["Childline", "116", "child", "High", "vukuzenzele.gov.za", { hours: "always", ...READ_AGAIN }],
    ["Health helpline", "0800 012 322", "health", "High", "health.gov.za/momconnect"],
    [
      "Health on WhatsApp",
      "0600 123 456",
      "health",
      "High",
      "health.gov.za/momconnect",
      { by: "message" },
    ],
  ],
  Nigeria: [["Any emergency", "112", "emergency", "High", "techregard.com (NCC)"]],
  Kenya: [
    [
      "Child helpline",
      "116",
      "child",
      "High",
      "childrenscouncil.go.ke; childlinekenya.co.ke",
      { hours: "always", checkedOn: "2026-11-22" },
    ],
  ],
  Ghana: [
    ["Any emergency", "112", "emergency", "High", "mynewsghana.net"],
    [
      "Mental Health Authority",
      "0800 678 678",
      "mental-health",
      "High",
      "businessghana.com, in the Authority's own words",
      READ_AGAIN,
    ],
  ],
  Tanzania: [
    [
      "Child and GBV helpline",
      "116",
      "gender-violence",
      "High",
      "unfpa.org; sematanzania.org",
      { hours: "always", ...READ_AGAIN },
    ],
  ],
  Uganda: [
    [
      "Sauti",
      "116",
      "gender-violence",
      "High",
      "sauti.mglsd.go.ug",
      { hours: "always", ...READ_AGAIN },
    ],
  ],
  Ethiopia: [["Police", "991", "emergency", "Medium-High", "osac.gov (2021)", { isPolice: true }]],
  Zimbabwe: [
    [
      "Friendship Bench",
      "+263 784 845 294",
      "mental-health",
      "Medium-High",
      "friendshipbenchzimbabwe.org",
      { by: "message", hours: "by-appointment" },
    ],
    [
      "National GBV call centre",
      "575",
      "gender-violence",
      "High",
      "spikedmedia.co.zw; herald.co.zw",
      READ_AGAIN,
    ],
    ["Childline", "116", "child", "High", "childline.org.zw", READ_AGAIN],
  ],
};

const countries = Object.keys(rows) as CheckedNumber["country"][];

/** All checked numbers by country, emergency numbers first. */
export const checkedNumbers: readonly CheckedNumber[] = countries.flatMap((country) =>
  rows[country].map(([service, number, kind, confidence, source, exceptions]) => ({
    country,
    service,
    number,
    kind,
    by: "call",
    hours: "not-confirmed",
    confidence,
    source,
    checkedOn: FIRST_READ,
    ...exceptions,
  })),
);
