import { text } from "#web/features/account/legal/privacy.md";
import { LegalPage, legalTranslations } from "./legal-page.tsx";

const translations = legalTranslations({
  sw: () => import("#web/features/account/legal/sw/privacy.md"),
  ha: () => import("#web/features/account/legal/ha/privacy.md"),
  yo: () => import("#web/features/account/legal/yo/privacy.md"),
});

export const PrivacyPage = () => <LegalPage text={text} translations={translations} />;
