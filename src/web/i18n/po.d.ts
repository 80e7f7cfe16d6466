declare module "#web/i18n/locales/*" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
