declare module "*.md" {
  import type { LegalText } from "#web/features/account/legal/view-model.ts";
  export const text: LegalText;
}
