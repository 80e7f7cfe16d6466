import { hausa as forms } from "#domain/language/forms/hausa.ts";
import type { OtherLanguage } from "../catalogues.ts";

export const hausa: OtherLanguage = {
  forms,
  catalogues: {
    app: () => import("../locales/ha.po"),
    words: () => import("../locales/words/ha.po"),
    open: () => import("../locales/open/ha.po"),
    entrance: () => import("../locales/entrance/ha.po"),
    home: () => import("../locales/home/ha.po"),
    cycle: () => import("../locales/cycle/ha.po"),
    diary: () => import("../locales/diary/ha.po"),
    health: () => import("../locales/health/ha.po"),
    papers: () => import("../locales/papers/ha.po"),
    medicines: () => import("../locales/medicines/ha.po"),
    pictures: () => import("../locales/pictures/ha.po"),
    visit: () => import("../locales/visit/ha.po"),
    report: () => import("../locales/report/ha.po"),
    concerns: () => import("../locales/concerns/ha.po"),
    crisis: () => import("../locales/crisis/ha.po"),
    learn: () => import("../locales/learn/ha.po"),
    password: () => import("../locales/password/ha.po"),
    device: () => import("../locales/device/ha.po"),
    logout: () => import("../locales/logout/ha.po"),
    account: () => import("../locales/account/ha.po"),
    suggest: () => import("../locales/suggest/ha.po"),
    welcome: () => import("../locales/welcome/ha.po"),
    import: () => import("../locales/import/ha.po"),
  },
};
