import { LegalView } from "#web/features/account/legal/components/legal-view.tsx";
import type { LegalText } from "#web/features/account/legal/view-model.ts";
import { logOut } from "./sign-out.ts";
import { VisitorShell } from "./visitor-shell.tsx";

/** One of the texts that everyone may read before she agrees to anything. */
export function LegalPage({ text }: { readonly text: LegalText }) {
  return (
    <VisitorShell onLogout={logOut}>
      <LegalView text={text} />
    </VisitorShell>
  );
}
