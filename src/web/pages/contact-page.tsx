import { text } from "#web/features/account/legal/contact.md";
import { LegalPage } from "./legal-page.tsx";

export const ContactPage = () => <LegalPage text={text} />;
