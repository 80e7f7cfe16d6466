import { isizulu as forms } from "#domain/language/forms/isizulu.ts";
import type { DraftLanguage } from "./draft-language.ts";

export const isizulu: DraftLanguage = {
  forms,
  catalogues: {
    app: () => import("../locales/zu.po"),
    fields: () => import("../locales/fields/zu.po"),
    "about-her": () => import("../locales/about-her/zu.po"),
    entrance: () => import("../locales/entrance/zu.po"),
    crisis: () => import("../locales/crisis/zu.po"),
    help: () => import("../locales/help/zu.po"),
    password: () => import("../locales/password/zu.po"),
    logout: () => import("../locales/logout/zu.po"),
    account: () => import("../locales/account/zu.po"),
    welcome: () => import("../locales/welcome/zu.po"),
  },
};
