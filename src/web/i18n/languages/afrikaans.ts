import { afrikaans as forms } from "#domain/language/forms/afrikaans.ts";
import type { DraftLanguage } from "./draft-language.ts";

export const afrikaans: DraftLanguage = {
  forms,
  catalogues: {
    app: () => import("../locales/af.po"),
    fields: () => import("../locales/fields/af.po"),
    "about-her": () => import("../locales/about-her/af.po"),
    entrance: () => import("../locales/entrance/af.po"),
    crisis: () => import("../locales/crisis/af.po"),
    help: () => import("../locales/help/af.po"),
    password: () => import("../locales/password/af.po"),
    logout: () => import("../locales/logout/af.po"),
    account: () => import("../locales/account/af.po"),
    welcome: () => import("../locales/welcome/af.po"),
  },
};
