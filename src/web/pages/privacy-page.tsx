import { text } from "#web/features/account/legal/privacy.md";
import { LegalPage } from "./legal-page.tsx";

export const PrivacyPage = () => <LegalPage text={text} />;
