import { text } from "#web/features/account/legal/terms.md";
import { LegalPage } from "./legal-page.tsx";

export const TermsPage = () => <LegalPage text={text} />;
