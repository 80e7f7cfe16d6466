import type { bodySigns, WarningSign } from "#domain/day/warning-sign.ts";
import { linesOfSigns } from "./signs.ts";

/** Names of all other signs, as written before the day. */
const names: Readonly<Record<Exclude<WarningSign, (typeof bodySigns)[number]>, string>> = {
  severe_headache: "Severe headache",
  vision_change: "A change in eyesight",
  vision_loss: "Loss of eyesight",
  pain_under_ribs: "Pain under the ribs",
  swollen_face_or_hands: "Swollen face or hands",
  waters_broke: "Waters broke",
  fewer_movements: "Fewer or changed movements of the baby",
  great_thirst: "Great thirst",
  much_urine: "Passing much urine",
  weight_loss: "Weight loss",
  fast_breathing: "Deep or fast breathing",
  fruity_breath: "Fruity breath",
  cannot_swallow: "Cannot swallow",
  self_harm_thoughts: "Thoughts of self-harm",
  violence: "Hurt, threatened or not safe",
  rape: "Rape",
  tampon_or_cup: "A tampon, cup or diaphragm in use",
  unprotected_sex: "Unprotected sex",
  missed_method: "A missed contraceptive",
  painkiller_failed: "The usual painkiller did not help",
  off_work_or_school: "Off work or school",
  new_bloating: "New bloating",
  full_quickly: "Full after eating little",
  urine_often: "Passing urine often",
  breast_lump: "A breast lump",
  breast_change: "A breast change",
  voice_deeper: "A deeper voice",
  hair_growing_fast: "Hair growing fast",
  balding_fast: "Hair lost fast",
  milk_without_feeding: "Milk without feeding",
  snoring_and_sleepy: "Snoring, and sleepy in the day",
  pins_and_needles: "Pins and needles",
  sore_tongue: "A sore tongue",
  iud_threads_lost: "IUD threads not felt",
};

export const moreSignWords = linesOfSigns(names);
