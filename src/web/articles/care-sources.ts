export const careSources = {
  "aub-referral": {
    title: "GPnotebook, When to refer a woman with unusual bleeding",
    address: "https://gpnotebook.com/pages/gynaecology/abnormal-uterine-bleeding-aub",
  },
  bettercare: {
    title: "Bettercare, Primary Maternal Care: a course for midwives and nurses in South Africa",
    address: "https://github.com/BettercareHealth/bettercare",
  },
  "bumps-isotretinoin": {
    title: "UK Teratology Information Service, Isotretinoin in pregnancy",
    address: "https://www.medicinesinpregnancy.org",
  },
  "cdc-hear-her": {
    title:
      "Centers for Disease Control and Prevention (United States), Hear Her: urgent warning signs (read in a public copy)",
    address: "https://www.cdc.gov/hearher/",
  },
  "cervix-policy": {
    title: "Western Cape Government, policy on cervical screening",
    address: "https://www.westerncape.gov.za",
  },
  "ectopic-trust": {
    title: "The Ectopic Pregnancy Trust, Pregnancy with a coil",
    address: "https://ectopic.org.uk",
  },
  "eshre-2022": {
    title:
      "European Society of Human Reproduction and Embryology 2022, Endometriosis, Human Reproduction Open hoac009",
    address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8951218/",
  },
  "mhra-b12": {
    title:
      "Medicines and Healthcare products Regulatory Agency (United Kingdom), June 2022, Metformin and vitamin B12 (read at the Insulin Dependent Diabetes Trust)",
    address: "https://www.iddt.org",
  },
  "mhra-glp1": {
    title:
      "Medicines and Healthcare products Regulatory Agency (United Kingdom), 5 June 2025, GLP-1 medicines and pregnancy (read in The Pharmaceutical Journal)",
    address: "https://pharmaceutical-journal.com",
  },
  "mims-pcos": {
    title: "MIMS, Polycystic ovary syndrome: which checks, and when",
    address: "https://specialty.mims.com",
  },
  "nhs-spironolactone": {
    title: "National Health Service (United Kingdom), Spironolactone",
    address: "https://www.nhs.uk/medicines/spironolactone/",
  },
  "nice-cancer": {
    title: "NICE guideline NG12, Suspected cancer, May 2025 (read in a public copy)",
    address: "https://www.nice.org.uk/guidance/ng12",
  },
  "nice-pressure-pregnancy": {
    title: "NICE guideline NG133, High blood pressure in pregnancy",
    address: "https://www.nice.org.uk/guidance/ng133",
  },
  "primary-care-101": {
    title: "Primary Care 101, South Africa’s guide for clinics, page 35",
    address: "https://www.yumpu.com/en/document/view/47582540",
  },
  "rcog-pms": {
    title:
      "Royal College of Obstetricians and Gynaecologists, Green-top Guideline 48, Management of premenstrual syndrome (2017)",
    address: "https://doi.org/10.1111/1471-0528.14260",
  },
  "reilly-2024": {
    title:
      "Reilly and others 2024, The prevalence of premenstrual dysphoric disorder: systematic review and meta-analysis, Journal of Affective Disorders 349:534",
    address: "https://doi.org/10.1016/j.jad.2024.01.066",
  },
  "samj-dolutegravir": {
    title: "South African Medical Journal 2022, on dolutegravir with metformin",
    address: "https://www.samj.org.za",
  },
  "sa-implant-circular": {
    title:
      "South African circular of 2014 on the implant and other medicines (read at Health-e News)",
    address: "https://health-e.org.za",
  },
  "who-cervix": {
    title:
      "World Health Organization 2021, Guideline for screening and treatment of cervical pre-cancer lesions",
    address: "https://www.who.int/publications/i/item/9789240030824",
  },
  "who-eligibility": {
    title: "World Health Organization, Medical eligibility criteria, in one table (PMC11554338)",
    address: "https://pmc.ncbi.nlm.nih.gov/articles/PMC11554338/",
  },
};
