import type { FetchWords, RareArea } from "./catalogues.ts";

/** Apart from the other catalogues: the first screen carries where those lie. */
export const rareEnglish = {
  account: () => import("./locales/account/en.po"),
  welcome: () => import("./locales/welcome/en.po"),
  health: () => import("./locales/health/en.po"),
  cycle: () => import("./locales/cycle/en.po"),
  visit: () => import("./locales/visit/en.po"),
  learn: () => import("./locales/learn/en.po"),
  papers: () => import("./locales/papers/en.po"),
  medicines: () => import("./locales/medicines/en.po"),
  pictures: () => import("./locales/pictures/en.po"),
  logout: () => import("./locales/logout/en.po"),
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
