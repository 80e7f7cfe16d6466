import { text } from "#web/features/account/legal/contact.md";
import type { LegalText } from "#web/features/account/legal/view-model.ts";
import { LegalPage, legalTranslations } from "./legal-page.tsx";

const translations = legalTranslations(
  import.meta.glob<LegalText>("../../features/account/legal/*/contact.md", { import: "text" }),
);

export const ContactPage = () => <LegalPage text={text} translations={translations} />;
