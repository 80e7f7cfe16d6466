import { Trans } from "@lingui/react/macro";
import { BeadBorder } from "#web/beads/bead-border.tsx";
import { Beadwork } from "#web/beads/beadwork.tsx";
import { closingBand } from "#web/beads/landing-beadwork.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { About } from "./about.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Newsletter } from "./newsletter.tsx";
import { OnlyHere } from "./only-here.tsx";
import { PrivacyByDesign } from "./privacy-by-design.tsx";
import { ResearchHub } from "./research-hub.tsx";
import { Testimonials } from "./testimonials.tsx";
import { WellnessHub } from "./wellness-hub.tsx";

export function LandingView() {
  return (
    <>
      <Hero />
      <BeadBorder />
      <OnlyHere />
      <About />
      <WellnessHub />
      <Newsletter />
      <ResearchHub />
      <Features />
      <PrivacyByDesign />
      <Testimonials />
      <CallToAction />
    </>
  );
}

function CallToAction() {
  return (
    <section aria-labelledby="begin-title" className="page-width py-12 text-center lg:py-20">
      <Beadwork rows={closingBand} className="mx-auto mb-8 w-full max-w-96" />
      <h2 id="begin-title" className="text-[clamp(2rem,6vw,3rem)]">
        <Trans>Begin with one bead</Trans>
      </h2>
      <p className="mx-auto mt-3 max-w-xl text-lg text-soft">
        <Trans>A name, an email address and a password are enough.</Trans>
      </p>
      <ButtonLink href="/register" className="mt-7 min-h-14 px-9 text-lg">
        <Trans>Join free</Trans>
      </ButtonLink>
    </section>
  );
}
