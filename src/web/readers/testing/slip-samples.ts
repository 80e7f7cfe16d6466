/** Made up after the layouts of South African laboratories. No person's results. */
export const lancetMessage =
  "LANCET LABS: Ms T Nkosi DOB 14/03/1994. Collected 12/11/2026 08:15. TSH 2.31 mIU/L (0.35-4.94); Prolactin 12,4 ug/L (4,8-23,3); Testosterone 1.9 nmol/L (0.3 - 1.9) H; Glucose (fasting) 5.6 mmol/L (<5.6); HbA1c 5.4 % (36 mmol/mol). Queries 011 358 0800";

export const ampathMail = `AMPATH LABORATORIES
Patient: D VAN WYK    Born: 1990-07-02
Date collected: 2026-11-05 09:30   Date reported: 2026-11-06
S-LH                 8.4        IU/L       Follicular 2.4 - 12.6
                                           Mid cycle 14.0 - 95.6
S-FSH                5.2        IU/L       3.5 - 12.5
S-Insulin (fasting)  14.8 *     mIU/L      2.6 - 24.9
S-17-OH Progesterone 2.1        nmol/L     0.6 - 3.3
S-Free testosterone  31         pmol/L     4 - 29
S-Creatinine         62         umol/L     49 - 90
Thyroid stimulating hormone (TSH): 1,200 mIU/L
Comment: in pregnancy TSH should usually be below 2.5 mIU/L`;

export const pathCareReport: readonly (readonly string[])[] = [
  ["PathCare", "Page 1 of 1"],
  ["Collected", "03 Nov 2026 07:40", "Printed", "04 Nov 2026"],
  ["Test", "Result", "Flag", "Unit", "Reference"],
  ["Total testosterone", "1.4", "", "nmol/L", "0.3 - 1.9"],
  ["SHBG", "28", "L", "nmol/L", "30 - 110"],
  ["DHEA-sulphate", "7.2", "", "µmol/L", "1.8 - 10.3"],
  ["Anti-Mullerian hormone", "41.2", "H", "pmol/L", "4.1 - 58.0"],
  ["LDL cholesterol", "2.6", "", "mmol/L", "< 3.0"],
];

export const nhlsPrint = `NATIONAL HEALTH LABORATORY SERVICE
Haemoglobin   10.9 L   g/dL   12.0 - 15.0
Ferritin
<5 µg/L (13-150)
Vitamin D (25-OH) 48 nmol/L  >50
Chol/HDL ratio 3.9
Glucose 5.1 mmol/L 3.9 - 5.6
AMH 3.4 ug/L
Progesterone 31,8 nmol/L 28,1 01/06/2026`;
