import { swahili as forms } from "#domain/language/forms/swahili.ts";
import type { OtherLanguage } from "../catalogues.ts";

export const swahili: OtherLanguage = {
  forms,
  catalogues: {
    app: () => import("../locales/sw.po"),
    words: () => import("../locales/words/sw.po"),
    open: () => import("../locales/open/sw.po"),
    entrance: () => import("../locales/entrance/sw.po"),
    home: () => import("../locales/home/sw.po"),
    cycle: () => import("../locales/cycle/sw.po"),
    diary: () => import("../locales/diary/sw.po"),
    health: () => import("../locales/health/sw.po"),
    papers: () => import("../locales/papers/sw.po"),
    medicines: () => import("../locales/medicines/sw.po"),
    pictures: () => import("../locales/pictures/sw.po"),
    visit: () => import("../locales/visit/sw.po"),
    report: () => import("../locales/report/sw.po"),
    concerns: () => import("../locales/concerns/sw.po"),
    crisis: () => import("../locales/crisis/sw.po"),
    learn: () => import("../locales/learn/sw.po"),
    password: () => import("../locales/password/sw.po"),
    device: () => import("../locales/device/sw.po"),
    logout: () => import("../locales/logout/sw.po"),
    account: () => import("../locales/account/sw.po"),
    suggest: () => import("../locales/suggest/sw.po"),
    welcome: () => import("../locales/welcome/sw.po"),
    import: () => import("../locales/import/sw.po"),
  },
};
