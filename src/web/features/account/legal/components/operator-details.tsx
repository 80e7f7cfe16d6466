import { Trans } from "@lingui/react/macro";
import { createElement, type ReactNode } from "react";

/**
 * Who runs this copy of Mwezi. The values come from the server through `<operator-value>`
 * (web/boot/operator-value.ts), which works without the app; visitor.css shows what it found.
 */
export function OperatorDetails() {
  return (
    <div className="operator">
      <dl>
        <Detail field="name" term={<Trans>Who runs this copy of Mwezi</Trans>} />
        <Detail field="informationOfficer" term={<Trans>Information Officer</Trans>} />
        <Detail field="email" term={<Trans>Email</Trans>} />
        <Detail field="address" term={<Trans>Address</Trans>} />
      </dl>
      <p className="operator-unset">
        <Trans>
          Whoever runs this copy has not said who they are. Until they do, ask the person who gave
          you this address before you write anything about your health here. If it is you: the
          README says how to set your details.
        </Trans>
      </p>
      <p className="operator-unreachable">
        <Trans>
          The details could not be fetched. Check your connection and load this page again.
        </Trans>
      </p>
      <noscript>
        <p>
          <Trans>
            This block needs JavaScript. Without it, the same details stand at{" "}
            <a href="/api/operator">/api/operator</a>.
          </Trans>
        </p>
      </noscript>
    </div>
  );
}

interface DetailProps {
  readonly field: "name" | "informationOfficer" | "email" | "address";
  readonly term: ReactNode;
}

function Detail({ field, term }: DetailProps) {
  return (
    <div className="operator-row">
      <dt>{term}</dt>
      <dd>{createElement("operator-value", { field })}</dd>
    </div>
  );
}
