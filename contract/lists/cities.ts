export type City = { readonly cityId: string; readonly cityName: string };

// The place in this list is the id on the wire, counted from 1: never reorder, never remove.
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

/** The cities of a host country; none for a country without data. */
export function citiesOf(countryCode: string): readonly City[] {
  return countryCode === "MT" ? maltese : [];
}

/** The name of a city, or nothing for an id that is not in the list. */
export function cityName(countryCode: string, cityId: string | number): string | undefined {
  return citiesOf(countryCode)[Number(cityId) - 1]?.cityName;
}
