import type { CommunityId } from "#contract/lists/communities.ts";

/** A country whose people belong to a community. Its names in every language come from Intl. */
export type Origin = {
  readonly country: string;
  readonly community: CommunityId;
  /** What people and things from there are called. */
  readonly demonyms: readonly string[];
  /** Cities, languages and peoples. They say where something is from, but are no search for the whole community. */
  readonly places: readonly string[];
};

/** `country: demonyms; places` */
const lines: Readonly<Record<CommunityId, readonly string[]>> = {
  1: [
    "AO: angolan, angolano; luanda",
    "BF: burkinabe; ouagadougou",
    "BI: burundian; bujumbura",
    "BJ: beninese; cotonou",
    "BW: botswanan, motswana; gaborone",
    "CD: congolese; kinshasa, lingala",
    "CG: congolese; brazzaville",
    "CI: ivorian, ivoirien, ivory coast; abidjan",
    "CM: cameroonian, camerounais; douala, yaounde",
    "CV: cape verdean, cape verde; praia",
    "DJ: djiboutian",
    "ER: eritrean; asmara, tigrinya",
    "ET: ethiopian, habesha, habasha; addis, addis ababa, amharic",
    "GA: gabonese; libreville",
    "GH: ghanaian, ghanian, ghaneen; accra, kumasi, twi",
    "GM: gambian; banjul",
    "GN: guinean; conakry",
    "KE: kenyan; nairobi, mombasa",
    "LR: liberian; monrovia",
    "MG: malagasy; antananarivo",
    "ML: malian; bamako",
    "MW: malawian; lilongwe",
    "MZ: mozambican; maputo",
    "NA: namibian; windhoek",
    "NE: nigerien; niamey",
    "NG: nigerian, naija; lagos, abuja, enugu, igbo, yoruba, hausa",
    "RW: rwandan; kigali",
    "SD: sudanese; khartoum",
    "SL: sierra leonean; freetown",
    "SN: senegalese, senegalais; dakar, wolof, teranga",
    "SO: somali, somalian; mogadishu",
    "SS: south sudanese; juba",
    "TD: chadian; ndjamena",
    "TG: togolese; lome",
    "TZ: tanzanian; dar es salaam, zanzibar",
    "UG: ugandan; kampala",
    "ZA: south african; johannesburg, cape town, zulu",
    "ZM: zambian; lusaka",
    "ZW: zimbabwean; harare, shona",
  ],
  2: [
    "AE: emirati; dubai, abu dhabi",
    "BH: bahraini; manama",
    "IQ: iraqi, عراقي; baghdad, basra, mosul",
    "IR: iranian, persian, farsi; tehran",
    "JO: jordanian, أردني; amman, petra",
    "KW: kuwaiti",
    "LB: lebanese, libanais, لبناني; beirut",
    "OM: omani; muscat",
    "PS: palestinian, فلسطيني; gaza, ramallah, haifa",
    "QA: qatari; doha",
    "SA: saudi; riyadh, jeddah",
    "SY: syrian, syrien, سوري; damascus, aleppo, homs",
    "TR: turkish, turk; istanbul, ankara",
    "YE: yemeni, yemenite; sanaa",
  ],
  3: [
    "DZ: algerian, algerien, جزائري; algiers",
    "EG: egyptian, مصري; cairo, alexandria, nile",
    "LY: libyan, ليبي; tripoli, misrata, benghazi",
    "MA: moroccan, marocain, مغربي; casablanca, fez, marrakech, rabat morocco",
    "MR: mauritanian; nouakchott",
    "TN: tunisian, tunisien, تونسي; tunis, sfax",
  ],
  4: [
    "AR: argentine, argentinian, argentino; buenos aires, asado",
    "BO: bolivian, boliviano; la paz",
    "BR: brazilian, brasileiro, brasilian; rio, sao paulo, bahia",
    "CL: chilean, chileno; valparaiso",
    "CO: colombian, colombiano; bogota, medellin, cali",
    "EC: ecuadorian, ecuatoriano; quito, guayaquil",
    "GY: guyanese; georgetown",
    "PE: peruvian, peruano; lima, cusco",
    "PY: paraguayan, paraguayo; asuncion",
    "SR: surinamese; paramaribo",
    "UY: uruguayan, uruguayo; montevideo",
    "VE: venezuelan, venezolano; caracas",
  ],
  5: [
    "AF: afghan; kabul",
    "BD: bangladeshi, bengali; dhaka, sylhet",
    "BT: bhutanese; thimphu",
    "IN: indian, भारतीय; kerala, punjab, gujarat, mumbai, delhi, pune",
    "LK: sri lankan; colombo, sinhala",
    "MV: maldivian",
    "NP: nepali, nepalese; kathmandu, everest, himalaya",
    "PK: pakistani; lahore, karachi",
  ],
  6: [
    "BB: barbadian, bajan; bridgetown",
    "BS: bahamian; nassau",
    "BZ: belizean",
    "CU: cuban, cubano; havana",
    "DM: dominica",
    "DO: dominican, dominicano; santo domingo",
    "GD: grenadian",
    "HT: haitian, haitien; port au prince",
    "JM: jamaican; kingston, montego",
    "LC: saint lucian, st lucian, st lucia; castries",
    "PR: puerto rican, boricua",
    "TT: trinidadian, trini, trinidad, tobago, tobagonian; port of spain",
  ],
};

/** Words for people of several countries. */
export const regions: readonly { readonly words: readonly string[]; readonly communities: readonly CommunityId[] }[] = [
  { words: ["africa", "african", "africain", "africano", "إفريقي", "अफ्रीकी"], communities: [1, 3] },
  { words: ["west african", "east african", "afro"], communities: [1] },
  { words: ["arab", "arabe", "levantine", "عربي"], communities: [2, 3] },
  { words: ["maghreb", "maghrebi", "amazigh", "berber"], communities: [3] },
  { words: ["latin american", "latino", "latina", "hispanic"], communities: [4] },
  { words: ["desi"], communities: [5] },
  { words: ["west indian", "west indies", "antilles"], communities: [6] },
];

const parts = (text = "") =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

export const origins: readonly Origin[] = Object.entries(lines).flatMap(([community, those]) =>
  those.map((line) => {
    const [, country = "", words = ""] = /^(\w\w): (.*)$/.exec(line) ?? [];
    const [demonyms, places] = words.split(";");
    return { country, community: Number(community) as CommunityId, demonyms: parts(demonyms), places: parts(places) };
  }),
);
