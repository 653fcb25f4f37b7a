/** `pattern` is the file name of the community's cloth in `web/assets/patterns`, without the extension. */
export const communities = [
  {
    communityId: 1,
    name: "Sub-Saharan Africa",
    slug: "sub-saharan-africa",
    pattern: "sub-saharan-africa",
    exampleCountries: ["GH", "NG", "KE", "ET"],
  },
  {
    communityId: 2,
    name: "Middle Eastern",
    slug: "middle-eastern",
    pattern: "middle-eastern",
    exampleCountries: ["SY", "LB", "JO", "IQ"],
  },
  {
    communityId: 3,
    name: "North African",
    slug: "north-african",
    pattern: "north-african",
    exampleCountries: ["LY", "TN", "MA", "EG"],
  },
  {
    communityId: 4,
    name: "South American",
    slug: "south-american",
    pattern: "south-american",
    exampleCountries: ["BR", "CO", "AR", "PE"],
  },
  {
    communityId: 5,
    name: "South Asian",
    slug: "south-asian",
    pattern: "south-asian",
    exampleCountries: ["IN", "PK", "BD", "NP"],
  },
  {
    communityId: 6,
    name: "Caribbean",
    slug: "caribbean",
    pattern: "caribbean",
    exampleCountries: ["JM", "TT", "BB", "CU"],
  },
] as const;

export type Community = (typeof communities)[number];
export type CommunityId = Community["communityId"];

export function communityById(communityId: number): Community | undefined {
  return communities.find((community) => community.communityId === communityId);
}
