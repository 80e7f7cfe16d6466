import type { FetchWords, RareArea } from "./catalogues.ts";

/** Apart from the other catalogues: the first screen carries where those lie. */
export const rareEnglish = {
  report: () => import("./locales/report/en.po"),
  import: () => import("./locales/import/en.po"),
  suggest: () => import("./locales/suggest/en.po"),
  "concerns-bleeding": () => import("./locales/concerns-bleeding/en.po"),
  "concerns-pregnancy": () => import("./locales/concerns-pregnancy/en.po"),
  "concerns-infection": () => import("./locales/concerns-infection/en.po"),
  "concerns-heart-and-sugar": () => import("./locales/concerns-heart-and-sugar/en.po"),
  "concerns-sudden-pain": () => import("./locales/concerns-sudden-pain/en.po"),
  "concerns-periods": () => import("./locales/concerns-periods/en.po"),
  "concerns-medicines": () => import("./locales/concerns-medicines/en.po"),
  "concerns-checks": () => import("./locales/concerns-checks/en.po"),
} satisfies Record<RareArea, FetchWords>;
