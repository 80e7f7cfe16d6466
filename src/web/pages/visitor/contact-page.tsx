import { text } from "#web/features/account/legal/contact.md";
import { LegalPage, legalTranslations } from "./legal-page.tsx";

const translations = legalTranslations({
  sw: () => import("#web/features/account/legal/sw/contact.md"),
  ha: () => import("#web/features/account/legal/ha/contact.md"),
  yo: () => import("#web/features/account/legal/yo/contact.md"),
});

export const ContactPage = () => <LegalPage text={text} translations={translations} />;
