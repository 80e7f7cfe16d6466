interface Substance {
  readonly substance: string;
  /** Lower case, without accents. */
  readonly names: readonly string[];
  readonly atc: string;
}

const sold = <Name extends string>(substance: Name, atc: string, names: string) =>
  ({ substance, atc, names: [substance, ...names.split(", ")] }) as const satisfies Substance;

/**
 * By WHO's ATC code. Brand names in Africa are background knowledge, to be confirmed by a
 * pharmacist; isotretinoin's by health24.com. Combination products are listed with each substance.
 */
export const substances = [
  sold("isotretinoin", "D10BA01", "roaccutane, accutane, oratane, acnetane, acnetret"),
  sold("acitretin", "D05BB02", "neotigason, soriatane"),
  sold("methotrexate", "L04AX03", "abitrexate, methotrexat, mtx"),
  sold("valproate", "N03AG01", "valproic acid, epilim, convulex, depakine, depakote"),
  sold("topiramate", "N03AX11", "topamax, epitoz, toplep"),
  sold("spironolactone", "C03DA01", "aldactone, spiractin, aldactazide"),
  sold("finasteride", "G04CB01", "proscar, propecia, finpecia, fincar"),
  sold("enalapril", "C09AA02", "renitec, pharmapress, hypace, co-renitec"),
  sold("lisinopril", "C09AA03", "zestril, zestoretic, lisoretic"),
  sold("perindopril", "C09AA04", "coversyl, prexum, pearinda"),
  sold("ramipril", "C09AA05", "tritace, ramiwin, altace"),
  sold("quinapril", "C09AA06", "accupril, accuretic"),
  sold("captopril", "C09AA01", "capoten, captohexal"),
  sold("losartan", "C09CA01", "cozaar, fortzaar, hyzaar, ciplazar"),
  sold("valsartan", "C09CA03", "diovan, co-diovan, exforge"),
  sold("candesartan", "C09CA06", "atacand"),
  sold("irbesartan", "C09CA04", "aprovel, coaprovel"),
  sold("telmisartan", "C09CA07", "micardis, pritor"),
  sold("simvastatin", "C10AA01", "zocor, simvacor, simvotin"),
  sold("atorvastatin", "C10AA05", "lipitor, aspavor, lipogen"),
  sold("rosuvastatin", "C10AA07", "crestor, storwin"),
  sold("pravastatin", "C10AA03", "prava, pravachol"),
  sold("warfarin", "B01AA03", "coumadin, marevan"),
  sold("metformin", "A10BA02", "glucophage, glycomin, diaphage, mengen, janumet"),
  sold("insulin", "A10A", "actrapid, actraphane, protaphane, humulin, insuman"),
  sold("insulin", "A10A", "novorapid, novomix, humalog, apidra, lantus, levemir"),
  sold("semaglutide", "A10BJ06", "ozempic, wegovy, rybelsus"),
  sold("liraglutide", "A10BJ02", "victoza, saxenda"),
  sold("dulaglutide", "A10BJ05", "trulicity"),
  sold("tirzepatide", "A10BX16", "mounjaro, zepbound"),
  sold("letrozole", "L02BG04", "femara"),
  sold("clomifene", "G03GB02", "clomiphene, clomid, fertomid, serophene, clomihexal"),
  sold("dolutegravir", "J05AJ03", "tivicay, tld, acriptega, triumeq"),
  sold("levothyroxine", "H03AA01", "thyroxine, eltroxin, euthyrox"),
  sold("iron", "B03A", "ferrous, ferrimed, ferrimax, feroglobin, chelafer, ranferon"),
  sold("calcium", "A12A", "caltrate, calcid"),
  sold("ibuprofen", "M01AE01", "brufen, nurofen, advil, ibumol, myprodol, mybulen"),
  sold("diclofenac", "M01AB05", "voltaren, cataflam, panamor, olfen"),
  sold("naproxen", "M01AE02", "naprosyn, aleve, nafasol"),
  sold("mefenamic acid", "M01AG01", "ponstan, ponstel"),
  sold("indometacin", "M01AB01", "indomethacin, indocid, arthrexin"),
  sold("piroxicam", "M01AC01", "feldene"),
  sold("meloxicam", "M01AC06", "mobic, coxflam"),
  sold("paracetamol", "N02BE01", "acetaminophen, panado, panadol, calpol, tylenol, myprodol"),
  sold("lithium", "N05AN01", "camcolit, quilonum"),
  sold("doxycycline", "J01AA02", "doxy, doxycyl, vibramycin, doximal, cyclidox"),
  sold("hydroxyurea", "L01XX05", "hydroxycarbamide, hydrea, oxyurea, droxia"),
  sold("lamotrigine", "N03AX09", "lamictin, lamictal, epitec"),
  sold("st john's wort", "N06AX", "st johns wort, st john s wort, hypericum, remotiv"),
  sold("rifapentine", "J04AB05", "priftin, 3hp"),
  sold("lopinavir", "J05AR10", "aluvia, kaletra, alluvia"),
  sold("rivaroxaban", "B01AF01", "xarelto, rivaxored"),
  sold("apixaban", "B01AF02", "eliquis"),
  sold("dabigatran", "B01AE07", "pradaxa"),
  sold("enoxaparin", "B01AB05", "clexane, heparin"),
  sold("clopidogrel", "B01AC04", "plavix, clopiwin"),
  sold("rifampicin", "J04AB02", "rifampin, rifafour, rifinah, rimactane, rimstar, rhze, rhz"),
  sold("efavirenz", "J05AG03", "stocrin, atripla, atroiza, tribuss, odimune, tee"),
  sold("carbamazepine", "N03AF01", "tegretol, degranol, carpaz"),
  sold("phenytoin", "N03AB02", "epanutin, dilantin"),
  sold("phenobarbital", "N03AA02", "phenobarbitone, lethyl, gardenal"),
  sold(
    "ethinylestradiol",
    "G03CA01",
    "ethinyloestradiol, ethinyl estradiol, yasmin, yaz, diane, diane-35, ginette, ginette-35, minerva, diva-35, nordette, triphasil, trinordiol, marvelon, mercilon, femodene, melodene, microgynon, ovral, nordiol, biphasil, minesse, lo-femenal, oralcon, evra, nuvaring",
  ),
  sold("medroxyprogesterone", "G03AC06", "sayana, depo, depo-provera, petogen, dmpa"),
  sold("norethisterone enanthate", "G03AC01", "nur-isterate, nuristerate, noristerat"),
  sold("oxcarbazepine", "N03AF02", "trileptal"),
  sold("primidone", "N03AA03", "mysoline"),
  sold("rifabutin", "J04AB04", "mycobutin"),
  sold("ritonavir", "J05AE03", "norvir"),
  sold("griseofulvin", "D01BA01", "microcidal"),
  sold("mycophenolate", "L04AA06", "cellcept, myfortic"),
  sold("leflunomide", "L04AK01", "arava"),
  sold("carbimazole", "H03BB01", "neo-mercazole, neomercazole"),
  sold("fluconazole", "J02AC01", "diflucan"),
  sold("tetracycline", "J01AA07", "minocycline, minotabs"),
  sold("estradiol", "G03CA03", "estrofem, progynova, femoston, kliogest, activelle"),
  sold("conjugated estrogens", "G03CA57", "premarin"),
  sold("tibolone", "G03CX01", "livial, livifem"),
] as const;

export type SubstanceName = (typeof substances)[number]["substance"];
