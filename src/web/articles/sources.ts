import { careSources } from "./care-sources.ts";

export interface Source {
  readonly title: string;
  readonly address: string;
}

export const sources: Readonly<Record<string, Source>> = {
  ...careSources,
  "acog-651": {
    title:
      "American College of Obstetricians and Gynecologists, Committee Opinion 651: menstruation in girls",
    address:
      "https://www.acog.org/clinical/clinical-guidance/committee-opinion/articles/2015/12/menstruation-in-girls-and-adolescents-using-the-menstrual-cycle-as-a-vital-sign",
  },
  "ada-who-tables": {
    title:
      "Lines for glucose and HbA1c of the American Diabetes Association and the World Health Organization, in one table",
    address: "https://eguideline.guidelinecentral.com/i/302967/9",
  },
  "ajp-pmdd": {
    title: "American Journal of Psychiatry 2017, editorial on the diagnosis of PMDD",
    address: "https://doi.org/10.1176/appi.ajp.2016.16101144",
  },
  "akpata-2018": {
    title:
      "Akpata and others 2018, PCOS among women at an infertility clinic in Benin City, Nigeria",
    address: "https://file.scirp.org/Html/3-1431686_87687.htm",
  },
  "biochemia-testosterone": {
    title: "Biochemia Medica 2023, volume 33(2) 020706, on measuring testosterone in women",
    address: "https://www.biochemia-medica.com",
  },
  "bleeding-advice": {
    title:
      "Plain advice on very heavy bleeding (a lay page; no medical body’s text could be read in full)",
    address: "https://hemequity.com",
  },
  "bleeding-terms": {
    title: "GPnotebook, Terms used to describe unusual bleeding (FIGO)",
    address:
      "https://gpnotebook.com/pages/gynaecology/abnormal-uterine-bleeding-aub/terms-used-to-describe-abnormal-uterine-bleeding",
  },
  "bull-2019": {
    title:
      "Bull and others 2019, Real-world menstrual cycle characteristics of more than 600,000 cycles, npj Digital Medicine",
    address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6710244/",
  },
  "bull-summary": {
    title: "Natural Womanhood, summary of Bull 2019 (which cycles were kept)",
    address: "https://naturalwomanhood.org/menstrual-cycle-health-data/",
  },
  "cameroon-meals": {
    title: "Blood sugar after meals of northern Cameroon, SCIRP paper 44451",
    address: "https://www.scirp.org/journal/paperinformation.aspx?paperid=44451",
  },
  "christ-2023": {
    title: "Christ and Cedars 2023, Current guidelines for diagnosing PCOS",
    address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC10047373/",
  },
  "cmaj-2024": {
    title: "Canadian Medical Association Journal 2024, PCOS in brief",
    address: "https://www.cmaj.ca/content/196/3/E85",
  },
  "cochrane-exercise": {
    title: "Cochrane review 2019, Exercise for period pain",
    address: "https://www.cochrane.org/CD004142",
  },
  "cortisol-craze": {
    title: "Medscape, The dubious cortisol craze (reprint of 16 April 2025)",
    address: "https://dataemia.com",
  },
  "crowther-2012": {
    title:
      "Crowther and Norris 2012, The current waist circumference cut point for women in Africa, Soweto, PLoS ONE",
    address: "https://doi.org/10.1371/journal.pone.0048883",
  },
  "eisenlohr-2017": {
    title: "Eisenlohr-Moul and others 2017, Toward the reliable diagnosis of PMDD (C-PASS)",
    address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC5205545/",
  },
  "endocrine-ranges": {
    title: "Endocrine reference ranges, table 4.1",
    address: "https://hotlib.net/htrd/911434/p30",
  },
  "fcog-notes": {
    title: "South African FCOG teaching notes on polycystic ovary syndrome",
    address: "https://cogneez.co.za",
  },
  "figo-2018": {
    title: "MSD Manual, usual menstrual figures after FIGO 2018",
    address:
      "https://www.msdmanuals.com/uk/professional/multimedia/table/normal-menstrual-parameters",
  },
  "fryer-2024": {
    title: "Fryer and others 2024, Time to diagnosis of endometriosis: a review, medRxiv",
    address: "https://doi.org/10.1101/2024.01.08.24300988",
  },
  "grieger-2020": {
    title: "Grieger and Norman 2020, Menstrual cycle length and patterns in 1.6 million app users",
    address: "https://www.jmir.org/2020/6/e17109",
  },
  "homa-formula": {
    title: "GPnotebook, HOMA-IR: formula and units",
    address: "https://gpnotebook.com",
  },
  jacaranda: {
    title: "Jacaranda Health, PROMPTS",
    address: "https://www.jacarandahealth.org",
  },
  "kenya-dpa": {
    title: "Kenya, Data Protection Act 2019",
    address: "https://www.scribd.com/document/624518301",
  },
  "kenya-ugali": {
    title: "Glycaemic index of Kenyan ugali, Advances in Public Health 2023, 6641966",
    address: "https://doi.org/10.1155/2023/6641966",
  },
  "kzn-momconnect": {
    title: "KwaZulu-Natal Department of Health, MomConnect",
    address: "https://www.kznhealth.gov.za/momconnect.htm",
  },
  "marquette-temperature": {
    title: "Marquette University, How to take and read waking temperature",
    address: "https://nfp.marquette.edu/monitor_bbt.php",
  },
  "maya-2018": {
    title:
      "Maya and others 2018, plan of a study on PCOS in Ghana, International Journal of Gynecology and Obstetrics",
    address: "https://doi.org/10.1002/ijgo.12642",
  },
  mbhenyane: {
    title:
      "Mbhenyane and others, Glycaemic index of traditional foods of Limpopo, South African Journal of Clinical Nutrition",
    address: "http://www.sajcn.co.za/index.php/SAJCN/article/view/8",
  },
  "mcnulty-2020": {
    title:
      "McNulty and others 2020, The effects of menstrual cycle phase on exercise performance: a review of 78 studies",
    address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7497427/",
  },
  momconnect: {
    title: "South African National Department of Health, MomConnect",
    address: "https://www.health.gov.za/momconnect/",
  },
  "momconnect-community": {
    title: "South African National Department of Health, MomConnect sign-up and messages",
    address: "https://www.health.gov.za/index.php/community-masseging",
  },
  "najmabadi-2020": {
    title:
      "Najmabadi and others 2020, Menstrual bleeding, cycle length, and follicular and luteal phase lengths",
    address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8495765/",
  },
  "ndpa-children": {
    title: "Nigeria Data Protection Act 2023, section 31, explained",
    address: "https://techmeetslaw.org/?p=3082",
  },
  "nice-2024": {
    title: "NICE guideline NG73, Endometriosis, with its 2024 update (read in news reports)",
    address: "https://www.nice.org.uk/guidance/ng73",
  },
  "nice-endometriosis": {
    title: "NICE guideline NG73, Endometriosis: context",
    address: "https://www.nice.org.uk/guidance/ng73/chapter/Context",
  },
  "oura-2025": {
    title:
      "Validation of a ring’s estimate of ovulation in 1,155 cycles, Journal of Medical Internet Research 2025 (authors work for the maker)",
    address: "https://www.jmir.org/2025/1/e60667",
  },
  "pmos-name": {
    title:
      "Everyday Woman, PCOS is now called PMOS (on The Lancet of 12 May 2026, not read itself)",
    address: "https://everydaywoman.app/pcos-is-now-called-pmos/",
  },
  "pmos-survey": {
    title:
      "Teede and others 2025, survey of 7,708 people on a new name for PCOS, eClinicalMedicine 84:103287",
    address: "https://doi.org/10.1016/j.eclinm.2025.103287",
  },
  "pcos-guideline": {
    title:
      "Teede and others 2023, International evidence-based guideline for PCOS, Human Reproduction",
    address: "https://doi.org/10.1093/humrep/dead156",
  },
  "pcos-guideline-summary": {
    title:
      "International evidence-based guideline for PCOS 2023, its recommendations in short, Journal of Clinical Endocrinology and Metabolism",
    address: "https://doi.org/10.1210/clinem/dgad463",
  },
  "pena-2020": {
    title: "Peña and others 2020, Adolescent PCOS according to the international guideline",
    address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC7092491/",
  },
  "popia-breach": {
    title: "Masthead, Reporting a breach under section 22 of POPIA",
    address: "https://www.masthead.co.za",
  },
  "popia-children": {
    title: "Information Regulator (South Africa), Personal information of children",
    address:
      "https://inforegulator.org.za/knowledge-base/general-authorisation-concerning-personal-information-of-children/",
  },
  "popia-health": {
    title: "Protection of Personal Information Act, section 32",
    address: "https://www.acts.co.za",
  },
  "popia-notice": {
    title: "Protection of Personal Information Act, section 18",
    address: "https://popia.co.za",
  },
  "popia-special": {
    title: "STBB, POPIA: special personal information (sections 26 and 27)",
    address: "https://stbb.co.za",
  },
  "pregnancy-danger-signs": {
    title: "Global Library of Women’s Medicine, Danger signs in pregnancy and after birth",
    address: "https://www.glowm.com",
  },
  "prompts-kano": {
    title: "Rise Africa Today, PROMPTS begins in Kano",
    address: "https://riseafricatoday.ng/?p=71034",
  },
  "rcem-cycle": {
    title: "Royal College of Emergency Medicine (United Kingdom), The menstrual cycle",
    address:
      "https://www.rcemlearning.co.uk/modules/vaginal-bleeding-in-the-non-pregnant-patient/lessons/pathophysiology-46/topic/normal-menstrual-cycle/",
  },
  "rcog-bleed": {
    title:
      "Medscape, on the advice of the Royal College of Obstetricians and Gynaecologists for long gaps in PCOS",
    address: "https://www.medscape.com/answers/256806-26797",
  },
  "reference-ranges": {
    title: "Reference ranges for blood tests (collected table with its sources)",
    address: "https://en.wikipedia.org/wiki/Reference_ranges_for_blood_tests",
  },
  "sa-hypertension": {
    title: "Southern African Hypertension Society, on the line for high blood pressure",
    address:
      "https://www.medicalacademic.co.za/courses/sahs-provides-clarity-on-new-hypertension-threshold/",
  },
  "uterine-cohort": {
    title: "Cohort study from Taiwan on PCOS and cancer of the womb",
    address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC4294614/",
  },
  "who-endometriosis": {
    title: "World Health Organization, Endometriosis (fact sheet)",
    address: "https://www.who.int/news-room/fact-sheets/detail/endometriosis",
  },
  "wilcox-2000": {
    title: "Wilcox and others 2000, The timing of the fertile window in the menstrual cycle, BMJ",
    address: "https://www.bmj.com/content/321/7271/1259",
  },
  "yu-2022": {
    title: "Yu and others 2022, Tracking of menstrual cycles by ear temperature and heart rate",
    address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC9375297/",
  },
};
