declare module "*.po" {
  import type { Catalogue } from "#web/i18n/numbered-messages.ts";
  export const messages: Catalogue;
}
