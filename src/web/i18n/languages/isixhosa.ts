import { isixhosa as forms } from "#domain/language/forms/isixhosa.ts";
import type { DraftLanguage } from "./draft-language.ts";

export const isixhosa: DraftLanguage = {
  forms,
  catalogues: {
    app: () => import("../locales/xh.po"),
    fields: () => import("../locales/fields/xh.po"),
    "about-her": () => import("../locales/about-her/xh.po"),
    entrance: () => import("../locales/entrance/xh.po"),
    crisis: () => import("../locales/crisis/xh.po"),
    help: () => import("../locales/help/xh.po"),
    password: () => import("../locales/password/xh.po"),
    logout: () => import("../locales/logout/xh.po"),
    account: () => import("../locales/account/xh.po"),
    welcome: () => import("../locales/welcome/xh.po"),
  },
};
