import { newsOriginCodes, newsResidenceCodes } from "#contract/lists/news-countries.ts";
import { nth } from "./nth.ts";

type DemoNews = {
  readonly title: string;
  readonly snippet: string;
  readonly source: string;
  readonly thumbnail_url: string | null;
  readonly link: string;
  readonly published_at: Date;
  readonly origins: readonly string[];
  readonly residences: readonly string[];
};

const topics = [
  [
    "Community centre opens its doors on Saturday mornings",
    "Volunteers offer help with forms, school letters and a first coffee. No appointment is needed.",
  ],
  [
    "Evening classes in a first language start next month",
    "Children of ten families have signed up; three places are left in the younger group.",
  ],
  [
    "A street of food stands for the weekend market",
    "Twenty kitchens, one long table. The organisers ask visitors to bring their own plate.",
  ],
  [
    "Football cup: the final is on Sunday",
    "Two teams that met as strangers in spring play for a cup made from a teapot.",
  ],
  ["New direct flight makes visits shorter", "The first departures are planned for the coming season, twice a week."],
  ["Choir looks for voices before the holidays", "Rehearsals are on Tuesdays. Reading music is welcome, not required."],
  [
    "How three families opened a shop together",
    "They share the rent, the till and the early shifts, and speak about it openly.",
  ],
  [
    "Film evenings return to the old cinema",
    "Ten films in six languages, with subtitles and a conversation after each.",
  ],
  [
    "Shared garden gets a second row of beds",
    "Okra, hot peppers and mint did well in the first year; the waiting list is short.",
  ],
  [
    "A lawyer answers questions for free on the first Monday",
    "Permits, rent and work contracts are what people ask about most.",
  ],
  ["Young cooks win the island's school prize", "Their stew took four hours and three grandmothers on the phone."],
  [
    "Second-hand books in eleven languages find a shelf",
    "Take one, leave one. The library has given the room and the key.",
  ],
  [
    "Parcel prices fall as two carriers share a container",
    "The next sailing leaves at the end of the month; boxes are taken until the Thursday before.",
  ],
  ["Night bus extended for shift workers", "Nurses and kitchen staff had asked for it for two years."],
  ["Drummers and a brass band rehearse for one parade", "The first evening was loud, the second was music."],
  ["Mothers' circle moves to a larger room", "Twelve prams no longer fit in the old one."],
] as const;

const sources = ["Demo Courier", "Demo Island Times", "Demo Diaspora Weekly", "Demo Harbour Post"];
const maxItems = 132;
const hourMs = 3_600_000;

/** The stories are invented. The default countries get several pages, every other pair gets some stories. */
export function demoNews(now: Date): DemoNews[] {
  const names = new Intl.DisplayNames("en", { type: "region" });
  return Array.from({ length: maxItems }, (_, n): DemoNews => {
    const [title, snippet] = nth(topics, n >> 1);
    const isDefault = n % 2 === 0;
    const origin = isDefault ? "GH" : nth(newsOriginCodes, n);
    const residence = isDefault && n % 4 === 0 ? "MT" : nth(newsResidenceCodes, n);
    return {
      title: `${names.of(origin)} in ${names.of(residence)}: ${title}`,
      snippet,
      source: nth(sources, n),
      thumbnail_url: n % 5 === 4 ? null : `/demo-pictures/slate-${n}.webp`,
      link: `https://news.kindred.example/demo/${n + 1}`,
      published_at: new Date(now.getTime() - (n * n * 0.05 + n * 0.4 + 0.1) * hourMs),
      origins: [origin],
      residences: [residence],
    };
  });
}
