import { text } from "#web/features/account/legal/terms.md";
import type { LegalText } from "#web/features/account/legal/view-model.ts";
import { LegalPage, legalTranslations } from "./legal-page.tsx";

const translations = legalTranslations(
  import.meta.glob<LegalText>("../../features/account/legal/*/terms.md", { import: "text" }),
);

export const TermsPage = () => <LegalPage text={text} translations={translations} />;
