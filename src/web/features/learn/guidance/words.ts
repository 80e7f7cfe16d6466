import { msg } from "@lingui/core/macro";
import type { Labels } from "#web/words/labels.ts";
import type { CallNowSign, GoSoonSign, SignGroup, TodaySign } from "./view-model.ts";

export const groupNames: Labels<SignGroup> = {
  bleeding: msg`Bleeding`,
  "pain-and-fever": msg`Pain and fever`,
  pregnant: msg`Pregnant`,
  "after-birth-or-loss": msg`After a birth or a loss`,
  diabetes: msg`Diabetes`,
  "chest-leg-weakness": msg`Chest, leg, weakness`,
  "self-harm": msg`Thoughts of self-harm`,
  violence: msg`Violence`,
};

export const groupActions: Labels<SignGroup> = {
  bleeding: msg`Call for help now, or let someone take you to hospital.`,
  "pain-and-fever": msg`Go to the nearest hospital now. Don't wait for the pain to pass.`,
  pregnant: msg`Call, or go to your clinic or hospital now, day or night. Take your maternity book.`,
  "after-birth-or-loss": msg`Call an ambulance now. Lie down, and let someone stay with you.`,
  diabetes: msg`Go to hospital now. Take your meter and medicines with you.`,
  "chest-leg-weakness": msg`Call for help now and sit down. Say which pill you take.`,
  "self-harm": msg`You matter. Call now, or sit with someone you trust.`,
  violence: msg`You are not to blame. Call now, or go to hospital.`,
};

export const callNowWords: Labels<CallNowSign> = {
  "pad-an-hour-for-two-hours": msg`You fill a pad or tampon an hour, or more, for two hours. A cup that fills as fast counts too.`,
  "heavy-and-faint": msg`You bleed heavily and you faint, your chest hurts, you are short of breath or your heart races.`,
  "low-blood-count-and-faint": msg`Your blood count (haemoglobin) was below 8 g/dL, and you faint, your chest hurts or you are breathless at rest.`,

  "maybe-pregnant-and-pain": msg`Sudden, strong or one-sided pain low in your belly while your period is late or you could be pregnant. Pain at the tip of your shoulder, fainting or turning very pale count too. A coil (IUD), sterilisation or a negative home test does not rule it out.`,
  "sudden-pelvic-pain": msg`Pain low in your belly that came suddenly and is 8 of 10 or more, or that makes you vomit or faint.`,
  "fever-and-pelvic-pain": msg`A fever of 38 °C or more with pain low in your belly.`,
  "coil-and-fever": msg`A coil (IUD) and a fever of 38 °C or more.`,
  "tampon-and-fever": msg`While you use a tampon, cup or diaphragm: a fever of 38 °C or more with a rash, vomiting, diarrhoea, faintness, confusion or sore muscles. Take it out first. The same signs count within 6 weeks after a birth.`,
  "drowsy-with-fever": msg`You have a fever and are unusually drowsy. Or a fever and a severe headache, with a rash, vomiting or confusion.`,
  "swollen-and-cannot-swallow": msg`Your face swells or you have a rash, and you can't swallow well.`,

  "bleeding-while-pregnant": msg`You bleed, even a little, and you are pregnant or may be. Before 24 weeks, if it is light and painless, phone your clinic or hospital now. Otherwise call an ambulance.`,
  "coil-and-positive-test": msg`Your pregnancy test is positive, you have a coil (IUD) or an implant, and you bleed or have pain low in your belly.`,
  "headache-or-swelling": msg`A severe headache or one that won't stop, trouble seeing, pain under your ribs, or sudden swelling of face or hands. Also a fit, or vomiting with any of these. One is enough, whatever your blood pressure.`,
  "pressure-of-160": msg`Blood pressure of 160 or more (upper number) or 110 or more (lower number), even once.`,
  "baby-moves-less": msg`From 24 weeks: your baby moves less, or differently. Call first; don't count first.`,
  "danger-in-pregnancy": msg`A fever of 38 °C or more, severe belly pain, severe vomiting, hard breathing, chest pain or passing out. Also waters that break, early or at term.`,

  "pad-in-one-hour": msg`Within 12 weeks: you soak one pad in one hour, or pass a clot bigger than an egg.`,
  "fever-after-birth": msg`Within 6 weeks: a fever of 38 °C or more, discharge that smells bad while you feel ill, or severe belly pain.`,
  "headache-after-birth": msg`Within 6 weeks: a severe headache or one that won't stop, trouble seeing, pain under your ribs, or sudden swelling of face or hands. Also a fit, or vomiting with any of these.`,
  "pressure-after-birth": msg`Within 6 weeks: blood pressure of 160 or more (upper number) or 110 or more (lower number), even once.`,

  "sugar-high-and-ill": msg`Blood sugar of 11.1 mmol/L (200 mg/dL) or more, with any of these: you vomit or your belly hurts. Or you breathe fast or deep, your breath smells of fruit, or you are drowsy or confused.`,
  ketones: msg`Ketones above 3.0 mmol/L in blood, or above 2+ in urine.`,
  "sugar-low-and-drowsy": msg`Blood sugar below 3.0 mmol/L (54 mg/dL), and you are drowsy, have a fit or can't swallow. Someone with you must call an ambulance and give nothing by mouth.`,

  "leg-chest-or-weakness": msg`One leg is swollen and painful, your chest hurts, you can't breathe or speak well, or one side of your body is weak. This is most urgent with the pill, patch or ring, in pregnancy, and for 12 weeks after a birth.`,
  "danger-in-anyone": msg`You have chest pain, can't breathe or speak well, have a fit, are confused, or one side of your body is weak, whoever you are.`,
  "pressure-of-180": msg`Blood pressure of 180 or more (upper) or 110 or more (lower), with chest pain, breathlessness, severe headache, loss of sight, weakness or confusion.`,

  "thoughts-of-dying": msg`You think of dying, or of hurting yourself or your baby.`,

  "hurt-or-threatened": msg`Someone hurts or threatens you, or you don't feel safe.`,
  rape: msg`Someone raped or forced you. Medicine against HIV works best within hours, and no later than 72 hours. Emergency contraception works for up to 5 days. You don't have to decide about the police first.`,
};

export const todayWords: Labels<TodaySign> = {
  "pressure-of-140-in-pregnancy": msg`You are pregnant, or up to 6 weeks after a birth or loss: blood pressure of 140 or more (upper) or 90 or more (lower).`,
  "pressure-of-180-rested": msg`Your blood pressure is 180 or more (upper number) or 110 or more (lower number), twice, after a rest.`,
  "sugar-high-and-thirsty": msg`Your blood sugar is 11.1 mmol/L (200 mg/dL) or more and you are very thirsty, pass a lot of urine or lose weight. Without known diabetes, 13.9 (250) or more is enough.`,
  "sugar-low-and-awake": msg`Your blood sugar is below 3.0 mmol/L (54 mg/dL) and you are awake. Take sugar or juice first, and test again in 15 minutes.`,
  "low-blood-count": msg`Your blood count (haemoglobin) is below 8 g/dL. Go to a hospital.`,
  "low-blood-count-near-birth": msg`You are 36 weeks pregnant or more, and your blood count (haemoglobin) is below 10 g/dL.`,
  "medicine-in-pregnancy": msg`You are pregnant, or may be, and take a medicine for acne, extra hair, weight, fits, blood pressure, cholesterol or clots. Call before the next dose. Stop isotretinoin or acitretin at once, but no other on your own.`,
  "positive-test-with-coil": msg`Your pregnancy test is positive and you have a coil (IUD) or an implant, or were sterilised.`,
  "unprotected-sex": msg`You had sex without protection in the last 5 days and don't want a pregnancy. The sooner you ask, the better emergency contraception works.`,
  "sudden-pain": msg`Sudden pain low in your belly, even if it isn't that strong.`,
  "pain-with-discharge": msg`New pain low in your belly with discharge, bleeding or pain during sex, even without a fever.`,
  "sight-or-milk": msg`You newly lose eyesight, with a headache or with milk from your breasts when you aren't feeding.`,
  "fever-of-39": msg`You have a fever of 39 °C or more and nothing above fits. Where there is malaria, have any fever tested within a day.`,
  "headache-with-fever": msg`You have a severe headache and a fever, or a severe headache while you take a blood thinner.`,
  "pale-with-racing-heart": msg`You are very pale and your heart races, even if you don't bleed.`,
  "faint-or-belly-pain": msg`You fainted, are unusually drowsy, have severe tummy pain or one swollen painful leg, and nothing above fits.`,
  "ill-in-pregnancy": msg`You are pregnant, or up to 12 weeks after a birth or loss: you feel ill or very pale, or discharge smells bad.`,
};

export const goSoonWords: Labels<GoSoonSign> = {
  "pad-full-within-three-hours": msg`A pad or tampon is full within three hours.`,
  "clots-over-2.5-cm": msg`You pass clots larger than 2.5 cm, about the size of a large coin.`,
  "bleeding-over-8-days": msg`You have been bleeding for more than 8 days.`,
  "bleeding-between": msg`You bleed after sex, or between periods in two cycles. From age 40, once is enough.`,
  "bleeding-after-the-change": msg`You bleed again after a year without periods.`,
  "no-period-for-90-days": msg`No period has come for 90 days. If you could be pregnant, take a test first.`,
  "pain-of-8-or-more": msg`Your pain is 8 of 10 or more.`,
  "breast-lump": msg`You feel a new lump in a breast, or one nipple or its skin has changed.`,
  "hair-or-voice": msg`Hair on the face or body grows fast, or your voice turns deeper.`,
  "no-first-period": msg`A girl has had no first period by the age of 15.`,
};
