import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const kinds: Readonly<Record<string, MessageDescriptor>> = {
  "/api/cycles": msg`Period`,
  "/api/symptoms": msg`Symptom`,
  "/api/moods": msg`Mood check-in`,
  "/api/stress": msg`Stress details`,
  "/api/ovulation": msg`Signs of ovulation`,
  "/api/metabolic": msg`Measurements`,
  "/api/pcos-logs": msg`Daily log`,
  "/api/signs": msg`Signs to watch`,
  "/api/body-checks": msg`Hair and skin`,
  "/api/labs": msg`Lab result`,
  "/api/questionnaires": msg`How you've been`,
  "/api/medicines": msg`Medicine`,
  "/api/doses": msg`Dose`,
  "/api/life-stages": msg`Contraception or pregnancy`,
  "/api/health-background": msg`Health background`,
  "/api/care-plan": msg`Care plan`,
  "/api/reminders": msg`Reminders`,
  "/api/concerns-seen": msg`What you have seen`,
  "/api/visit/plan": msg`Doctor visit`,
};

/** The name of an entry's kind, by path. */
export const kindWords = (path: string): MessageDescriptor => kinds[path] ?? msg`Entry`;

export function reasonWords(status: number): MessageDescriptor {
  if (status === 412) return msg`It was changed on another device.`;
  if (status === 404) return msg`What it changes is no longer there.`;
  if (status === 409) return msg`There's already another entry there.`;
  return msg`It doesn't fit what is in your record now.`;
}
