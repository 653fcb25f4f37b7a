export type City = { readonly cityId: string; readonly cityName: string };

// A city's id on the wire is its position here, counted from 1: never reorder or remove entries.
const malteseLocalities = [
  "ĦAL ATTARD",
  "BIRKIRKARA",
  "BIRŻEBBUĠA",
  "BORMLA",
  "FLORIANA",
  "ĦAD-DINGLI",
  "ĦAL BALZAN",
  "ĦAL GĦARGĦUR",
  "ĦAL GĦAXAQ",
  "ĦAL KIRKOP",
  "ĦAL LIJA",
  "ĦAL LUQA",
  "ĦAL QORMI",
  "ĦAL SAFI",
  "ĦAL TARXIEN",
  "ĦAŻ-ŻABBAR",
  "ĦAŻ-ŻEBBUĠ",
  "IL-BELT VALLETTA",
  "IL-BIRGU",
  "IL-FGURA",
  "IL-GUDJA",
  "IL-GŻIRA",
  "IL-ĦAMRUN",
  "IL-KALKARA",
  "IL-MARSA",
  "IL-MELLIEĦA",
  "IL-MOSTA",
  "IL-QRENDI",
  "IN-NAXXAR",
  "IR-RABAT",
  "IS-SIĠĠIEWI",
  "IS-SWIEQI",
  "IX-XGĦAJRA",
  "IŻ-ŻEJTUN",
  "IŻ-ŻURRIEQ",
  "L-IKLIN",
  "L-IMDINA",
  "L-IMĠARR",
  "L-IMQABBA",
  "L-IMSIDA",
  "L-IMTARFA",
  "L-ISLA",
  "MARSASKALA",
  "MARSAXLOKK",
  "PEMBROKE",
  "RAĦAL ĠDID",
  "SAN ĠILJAN",
  "SAN ĠWANN",
  "SAN PAWL IL-BAĦAR",
  "SANTA LUĊIJA",
  "SANTA VENERA",
  "TA' XBIEX",
  "TAL-PIETÀ",
  "TAS-SLIEMA",
  "GĦAJNSIELEM",
  "IL-MUNXAR",
  "BIRKIRKARA",
  "CENTRAL BUSINESS DISTRICT",
  "PACEVILLE",
  "IL-QALA",
  "ĦAL QORMI",
  "IN-NADUR",
  "IR-RABAT, GĦAWDEX",
  "IX-XAGĦRA",
  "IX-XEWKIJA",
  "IŻ-ŻEBBUĠ, GĦAWDEX",
  "L-GĦARB",
  "SAN LAWRENZ",
  "TA' KERĊEM",
  "TA' SANNAT",
] as const;

const maltese: readonly City[] = malteseLocalities.map((cityName, index) => ({ cityId: String(index + 1), cityName }));

/** Empty for a country whose cities we do not have. */
export function citiesOf(countryCode: string): readonly City[] {
  return countryCode === "MT" ? maltese : [];
}

/** Undefined for an unknown id. */
export function cityName(countryCode: string, cityId: string | number): string | undefined {
  return citiesOf(countryCode)[Number(cityId) - 1]?.cityName;
}
