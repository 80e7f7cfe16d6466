import { BeadBorder } from "#web/beads/bead-border.tsx";
import { About } from "./about.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Features } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { Newsletter } from "./newsletter.tsx";
import { PrivacyByDesign } from "./privacy-by-design.tsx";
import { ResearchHub } from "./research-hub.tsx";
import { Testimonials } from "./testimonials.tsx";
import { WellnessHub } from "./wellness-hub.tsx";

export function LandingView() {
  return (
    <>
      <Hero />
      <BeadBorder />
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
