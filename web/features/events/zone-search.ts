import { foldText, startsWord } from "#web/ui/combobox-filter.ts";

/** These cities have no zone of their own, or some browsers list their zone under its old name. */
const zonesByCity: readonly (readonly [cities: readonly string[], zones: readonly string[]])[] = [
  [
    ["Kolkata", "Mumbai", "Delhi", "Bengaluru", "Bangalore", "Chennai", "Hyderabad"],
    ["Asia/Calcutta", "Asia/Kolkata"],
  ],
  [
    ["Kyiv", "Kiev", "Odesa", "Lviv"],
    ["Europe/Kiev", "Europe/Kyiv"],
  ],
  [
    ["Ho Chi Minh City", "Saigon", "Hanoi"],
    ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ],
  [["Kathmandu"], ["Asia/Katmandu", "Asia/Kathmandu"]],
  [
    ["Yangon", "Rangoon"],
    ["Asia/Rangoon", "Asia/Yangon"],
  ],
  [["Asmara"], ["Africa/Asmera", "Africa/Asmara"]],
  [["Beijing", "Shenzhen", "Guangzhou"], ["Asia/Shanghai"]],
  [["Islamabad", "Lahore"], ["Asia/Karachi"]],
  [["Abu Dhabi"], ["Asia/Dubai"]],
  [["Jeddah", "Mecca"], ["Asia/Riyadh"]],
  [["Cebu", "Davao"], ["Asia/Manila"]],
  [["Osaka", "Kyoto"], ["Asia/Tokyo"]],
  [["Ankara", "Izmir"], ["Europe/Istanbul"]],
  [["Valletta", "Sliema"], ["Europe/Malta"]],
  [["Milan", "Naples", "Palermo"], ["Europe/Rome"]],
  [["Barcelona", "Valencia"], ["Europe/Madrid"]],
  [["Munich", "Hamburg", "Frankfurt", "Cologne"], ["Europe/Berlin"]],
  [["Manchester", "Birmingham", "Edinburgh", "Glasgow"], ["Europe/London"]],
  [["Geneva", "Basel"], ["Europe/Zurich"]],
  [["Saint Petersburg"], ["Europe/Moscow"]],
  [["Abuja"], ["Africa/Lagos"]],
  [["Cape Town", "Pretoria", "Durban"], ["Africa/Johannesburg"]],
  [["Rabat", "Marrakesh"], ["Africa/Casablanca"]],
  [["Washington", "Boston", "Miami", "Atlanta", "Philadelphia"], ["America/New_York"]],
  [["Houston", "Dallas"], ["America/Chicago"]],
  [["San Francisco", "Seattle", "Las Vegas"], ["America/Los_Angeles"]],
  [["Montreal", "Ottawa"], ["America/Toronto"]],
  [["Rio de Janeiro", "Brasília"], ["America/Sao_Paulo"]],
  [["Canberra"], ["Australia/Sydney"]],
];

/** A zone matches if a word in the name of its country or of one of its large cities starts with the query. */
export function zonesOfPlace(query: string, language: string): readonly string[] {
  // One letter matches too many countries to be useful, and it is slow to look up the zones of each.
  if (foldText(query).length < 2) return [];
  const ofCities = zonesByCity.filter(([cities]) => cities.some((city) => startsWord(city, query)));
  const ofCountries = countriesIn(language).filter(({ name }) => startsWord(name, query));
  return [...ofCities.flatMap(([, zones]) => zones), ...ofCountries.flatMap(({ code }) => zonesOfCountry(code))];
}

type Country = { readonly code: string; readonly name: string };
const knownCountries = new Map<string, readonly Country[]>();

function countriesIn(language: string): readonly Country[] {
  const known = knownCountries.get(language);
  if (known) return known;
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  const countries = codes.flatMap((code) => {
    const name = names.of(code);
    return name ? [{ code, name }] : [];
  });
  knownCountries.set(language, countries);
  return countries;
}

/** Older browsers have the property, newer ones have the method, and some have neither. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

function zonesOfCountry(code: string): readonly string[] {
  const locale: LocaleWithZones = new Intl.Locale(`und-${code}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
