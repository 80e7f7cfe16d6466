import { Trans, useLingui } from "@lingui/react/macro";
import type { FormEvent } from "react";
import { Button } from "#web/ui/button.tsx";
import { CONTROL_STYLE } from "#web/ui/fields/field.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { isNewsletterAddress } from "../view-model.ts";
import { SectionHeading } from "./section-heading.tsx";

export function Newsletter() {
  return (
    <section id="newsletter" aria-labelledby="newsletter-title" className="page-width">
      <div className="grid items-center gap-x-14 gap-y-8 rounded-card bg-gold-wash px-6 py-10 sm:px-12 lg:grid-cols-2 lg:py-14">
        <SectionHeading id="newsletter-title" title={<Trans>Stay informed</Trans>}>
          <Trans>PCOS and cycle research, in plain words.</Trans>
        </SectionHeading>
        <NewsletterForm />
      </div>
    </section>
  );
}

function NewsletterForm() {
  const { t } = useLingui();
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!isNewsletterAddress(String(new FormData(form).get("email")))) {
      showToast({ title: t`Invalid email`, description: t`Please enter a valid email address.` });
      return;
    }
    showToast({ title: t`Success!`, description: t`Thank you for subscribing to our newsletter.` });
    form.reset();
  };
  return (
    // `method="dialog"` outside a dialog does nothing: without scripts nothing is submitted.
    <form method="dialog" noValidate onSubmit={subscribe} data-live>
      <label htmlFor="newsletter-email" className="font-semibold">
        <Trans>Email address</Trans>
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          required
          aria-describedby="newsletter-honest"
          className={`${CONTROL_STYLE} min-w-0 flex-[1_1_14rem]`}
        />
        <Button type="submit" className="flex-auto">
          <Trans>Subscribe</Trans>
        </Button>
      </div>
      <p id="newsletter-honest" className="mt-3 text-sm text-soft">
        <Trans>Our newsletter has not started yet. Your address is not sent or stored.</Trans>
      </p>
    </form>
  );
}
