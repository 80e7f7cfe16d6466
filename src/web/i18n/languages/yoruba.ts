import { yoruba as forms } from "#domain/language/forms/yoruba.ts";
import type { OtherLanguage } from "../catalogues.ts";

export const yoruba: OtherLanguage = {
  forms,
  catalogues: {
    app: () => import("../locales/yo.po"),
    words: () => import("../locales/words/yo.po"),
    open: () => import("../locales/open/yo.po"),
    entrance: () => import("../locales/entrance/yo.po"),
    home: () => import("../locales/home/yo.po"),
    cycle: () => import("../locales/cycle/yo.po"),
    diary: () => import("../locales/diary/yo.po"),
    health: () => import("../locales/health/yo.po"),
    papers: () => import("../locales/papers/yo.po"),
    medicines: () => import("../locales/medicines/yo.po"),
    pictures: () => import("../locales/pictures/yo.po"),
    visit: () => import("../locales/visit/yo.po"),
    report: () => import("../locales/report/yo.po"),
    concerns: () => import("../locales/concerns/yo.po"),
    crisis: () => import("../locales/crisis/yo.po"),
    learn: () => import("../locales/learn/yo.po"),
    password: () => import("../locales/password/yo.po"),
    device: () => import("../locales/device/yo.po"),
    logout: () => import("../locales/logout/yo.po"),
    account: () => import("../locales/account/yo.po"),
    suggest: () => import("../locales/suggest/yo.po"),
    welcome: () => import("../locales/welcome/yo.po"),
    import: () => import("../locales/import/yo.po"),
  },
};
