import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { SectionHeading } from "./section-heading.tsx";

const PROMISES = [
  {
    bead: "bg-hibiscus",
    title: msg`It is honest`,
    text: msg`You get a range, how sure it is, and why. When your cycle is hard to predict, Mwezi says so. It never diagnoses, and it is never contraception.`,
  },
  {
    bead: "bg-gold",
    title: msg`It is yours`,
    text: msg`What you write is sealed with a key that your password opens, or the recovery code you keep. The database holds only the sealed form.`,
  },
  {
    bead: "bg-aloe",
    title: msg`It is light`,
    text: msg`Small pages, no adverts, no trackers, nothing fetched from anyone else. Made for a cheap phone and a costly data bundle.`,
  },
] as const;

export function About() {
  return (
    <section id="about" aria-labelledby="about-title" className="bg-card">
      <div className="page-width grid gap-x-16 gap-y-10 py-16 lg:grid-cols-[1fr_1.15fr] lg:py-24">
        <div>
          <SectionHeading id="about-title" title={<Trans>About Mwezi</Trans>}>
            <Trans>
              Mwezi is Swahili for moon, and for month. It is a companion for cycle and hormonal
              health, made for women in South Africa and across Africa. It begins with PCOS, where
              cycles run long, skip, or come as a surprise.
            </Trans>
          </SectionHeading>
          <p className="mt-4 max-w-2xl text-lg text-soft">
            <Trans>
              Every day is a bead. A cycle is a string of beads, closed into a ring around a moon.
              You see where you are, and what may come.
            </Trans>
          </p>
        </div>
        <ol className="grid gap-9">
          {PROMISES.map(({ title, ...one }) => (
            <Promised key={title.id} title={title} {...one} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Promised({ bead, title, text }: (typeof PROMISES)[number]) {
  const { i18n } = useLingui();
  return (
    <li className="relative pl-14 not-last:before:absolute not-last:before:top-8 not-last:before:-bottom-10 not-last:before:left-4 not-last:before:w-0.5 not-last:before:-translate-x-1/2 not-last:before:bg-string">
      <span className={`absolute top-0.5 left-0 size-8 rounded-full bead-glossy ${bead}`} />
      <h3 className="text-xl">{i18n._(title)}</h3>
      <p className="mt-1.5 max-w-prose text-soft">{i18n._(text)}</p>
    </li>
  );
}
