import { text } from "#web/features/account/legal/terms.md";
import { LegalPage, legalTranslations } from "./legal-page.tsx";

const translations = legalTranslations({
  sw: () => import("#web/features/account/legal/sw/terms.md"),
  ha: () => import("#web/features/account/legal/ha/terms.md"),
  yo: () => import("#web/features/account/legal/yo/terms.md"),
});

export const TermsPage = () => <LegalPage text={text} translations={translations} />;
