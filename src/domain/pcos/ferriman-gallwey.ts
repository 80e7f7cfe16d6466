/** The nine sites of the modified Ferriman–Gallwey score, in scoring order. */
export const hairSites = [
  "upper_lip",
  "chin",
  "chest",
  "upper_abdomen",
  "lower_abdomen",
  "upper_arm",
  "thigh",
  "upper_back",
  "lower_back",
] as const;
export type HairSite = (typeof hairSites)[number];

/** 0 means no coarse hair at a site, 4 the whole site. Wong 2014, Endokrynol Pol (9 sites). */
export const HAIR_GRADE_MAX = 4;
export const HAIR_TOTAL_MAX = hairSites.length * HAIR_GRADE_MAX;

/** The total from which one group of sources calls hair growth increased. */
interface HairTotalGuide {
  readonly from: number;
  readonly group: "recent-guidance" | "south-china" | "philippines" | "older-studies";
  readonly source: string;
}

/** They differ by population and year, none was studied in Africa: all are shown, none applied. */
export const hairTotalGuides: readonly HairTotalGuide[] = [
  { from: 4, group: "recent-guidance", source: "Contemporary OB/GYN 68(2), 2023" },
  { from: 5, group: "south-china", source: "Zhao 2011, PMID 21762890" },
  { from: 7, group: "philippines", source: "Ilagan 2019, PMC6935772" },
  { from: 8, group: "older-studies", source: "Yildiz 2010, PMC2792145" },
];

/**
 * The modified Ferriman–Gallwey total before removal, 0 to 36; `null` while a site has no grade.
 * The daily log's hair growth (0 to 10) is a different question. Wong 2014, Endokrynol Pol;
 * Yildiz 2010, PMC2792145.
 * @example hairTotal({ upper_lip: 2, chin: 3, chest: 0, … }) // 5
 */
export function hairTotal(grades: Readonly<Partial<Record<HairSite, number>>>): number | null {
  let total = 0;
  for (const site of hairSites) {
    const grade = grades[site];
    if (grade === undefined) return null;
    total += grade;
  }
  return total;
}
