import { type Kysely, sql } from "kysely";

const batch = 500;

/**
 * Gives each listing the city that its address ends with. If an address contains no city or two, the listing gets none,
 * and the form asks for it at the next edit. The revision stays the same, because no host edited anything.
 */
export async function fillListingCities(db: Kysely<unknown>): Promise<void> {
  const read = (after: number) =>
    sql<{ id: number; address: string }>`select id, address from listings
      where id > ${after} and country_iso = 'MT' and city_id is null order by id limit ${batch}`.execute(db);
  for (let { rows } = await read(0); rows.length > 0; { rows } = await read(rows.at(-1)?.id ?? 0)) {
    const found = rows.flatMap(({ id, address }) => {
      const cityId = cityInAddress(address);
      return cityId === null ? [] : [{ id, cityId }];
    });
    const ids = found.map(({ id }) => id);
    const cityIds = found.map(({ cityId }) => cityId);
    await sql`update listings set city_id = found.city_id
      from unnest(${ids}::int[], ${cityIds}::int[]) as found (id, city_id) where listings.id = found.id`.execute(db);
  }
}

/** Returns null if another part of the address is also the name of a city. */
export function cityInAddress(address: string): number | null {
  const parts = address.split(/[,;\n]/).map(wordsOf);
  const isInGozo = parts.flat().some((word) => word === "gozo" || word === "ghawdex");
  const named = parts.map((words) => withoutPostcode(words).filter((word) => !countryWords.has(word)));
  const last = named.findLast((words) => words.length > 0);
  if (!last) return null;
  const cityId = cityOf(last.join(" "), isInGozo) ?? cityOf(longestEnd(last), isInGozo);
  if (cityId === null) return null;
  const others = named.filter((words) => words !== last).map((words) => cityOf(words.join(" "), isInGozo));
  return others.every((other) => other === null || other === cityId) ? cityId : null;
}

const countryWords = new Set(["malta", "gozo", "ghawdex"]);

function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").toLowerCase().replaceAll("ħ", "h").replace(/\p{M}/gu, "");
  return plain
    .replace(/['’`]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** A Maltese postcode looks like "SLM 1234". */
function withoutPostcode(words: readonly string[]): string[] {
  const text = words.join(" ").replace(/\b[a-z]{3} ?\d{2,4}$/, "");
  return text.split(" ").filter(Boolean);
}

/** For "14 tower road san giljan" this is "san giljan". */
function longestEnd(words: readonly string[]): string {
  const ends = words.map((_, start) => words.slice(start).join(" "));
  return ends.find((end) => cityOf(end, false) !== null) ?? "";
}

function cityOf(name: string, isInGozo: boolean): number | null {
  const inGozo = isInGozo ? gozitan.get(name) : undefined;
  return inGozo ?? cities.get(name) ?? cities.get(name.replace(articles, "")) ?? null;
}

const articles = /^(?:(?:il|in|ir|is|it|ix|iz|l|hal|had|haz|ta|tal|tas) )+/;

/** Places in Malta have these names, too. */
const gozitan = new Map([
  ["rabat", 63],
  ["ir rabat", 63],
  ["zebbug", 66],
  ["iz zebbug", 66],
]);

// Maltese names without marks and articles, and the usual English names, by the id of the city at the time of this
// migration.
const cities = new Map(
  Object.entries({
    1: "attard,hattard",
    2: "birkirkara,bkara",
    3: "birzebbuga",
    4: "bormla,cospicua",
    5: "floriana,furjana",
    6: "dingli",
    7: "balzan",
    8: "gharghur",
    9: "ghaxaq",
    10: "kirkop",
    11: "lija",
    12: "luqa",
    13: "qormi",
    14: "safi",
    15: "tarxien",
    16: "zabbar",
    17: "zebbug",
    18: "belt valletta,valletta,belt",
    19: "birgu,vittoriosa",
    20: "fgura",
    21: "gudja",
    22: "gzira",
    23: "hamrun",
    24: "kalkara",
    25: "marsa",
    26: "mellieha",
    27: "mosta",
    28: "qrendi",
    29: "naxxar",
    30: "rabat",
    31: "siggiewi",
    32: "swieqi",
    33: "xghajra",
    34: "zejtun",
    35: "zurrieq",
    36: "iklin",
    37: "imdina,mdina",
    38: "imgarr,mgarr",
    39: "imqabba,mqabba",
    40: "imsida,msida",
    41: "imtarfa,mtarfa",
    42: "isla,senglea",
    43: "marsaskala,marsascala",
    44: "marsaxlokk",
    45: "pembroke",
    46: "rahal gdid,paola",
    47: "san giljan,st julians,saint julians",
    48: "san gwann",
    49: "san pawl il bahar,st pauls bay,saint pauls bay",
    50: "santa lucija,santa lucia",
    51: "santa venera",
    52: "xbiex",
    53: "pieta",
    54: "sliema",
    55: "ghajnsielem",
    56: "munxar",
    58: "central business district",
    59: "paceville",
    60: "qala",
    62: "nadur",
    63: "victoria",
    64: "xaghra",
    65: "xewkija",
    67: "gharb",
    68: "san lawrenz",
    69: "kercem",
    70: "sannat",
  }).flatMap(([id, names]) => names.split(",").map((name) => [name, Number(id)] as const)),
);
