import { text } from "#web/features/account/legal/privacy.md";
import type { LegalText } from "#web/features/account/legal/view-model.ts";
import { LegalPage, legalTranslations } from "./legal-page.tsx";

const translations = legalTranslations(
  import.meta.glob<LegalText>("../../features/account/legal/*/privacy.md", { import: "text" }),
);

export const PrivacyPage = () => <LegalPage text={text} translations={translations} />;
