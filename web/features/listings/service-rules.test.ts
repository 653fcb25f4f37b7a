import { expect, test } from "vitest";
import { isWebAddressOrEmpty, serviceProblems } from "./service-rules.ts";
import { emptyService, listingBodyOf, type ServiceValues, withDraft, withScheme } from "./service-values.ts";

const complete: ServiceValues = {
  ...emptyService(2, "MT", "en"),
  name: "Amara's Braids",
  description: "Braids and locs",
  communityId: 1,
  subcategoryIds: [201],
  address: "12 Triq il-Kbira",
  cityId: "2",
  phoneNumber: "2122 3344",
  logo: { url: "/files/a.jpg", thumb: "/files/a.jpg", name: "a.jpg" },
};
const known = {
  servedCountries: ["MT"],
  isNew: true,
  hasSubcategories: true,
  isPhone: (text: string) => text.length > 5,
};

test("a new service is in Malta", () => {
  expect(emptyService(null, "MT", "en").countryIso).toBe("MT");
});

test("accepts a complete service without optional fields", () => {
  expect(complete).toMatchObject({ whatsappNumber: "", websiteUrl: "", portfolio: [] });
  expect(serviceProblems(complete, known)).toEqual({});
});

test("a country without a list of cities needs no city", () => {
  expect(serviceProblems({ ...complete, countryIso: "FR", cityId: "" }, known)).toEqual({});
});

test.for([
  [{ name: " " }, { name: "form.required" }],
  [{ address: "" }, { address: "form.required" }],
  [{ cityId: "" }, { cityId: "form.required" }],
  [{ countryIso: "" }, { countryIso: "form.required" }],
  [{ phoneNumber: "" }, { phoneNumber: "form.required" }],
  [{ phoneNumber: "12" }, { phoneNumber: "serviceForm.badPhone" }],
  [{ whatsappNumber: "12" }, { whatsappNumber: "serviceForm.badPhone" }],
  [{ description: "" }, { description: "form.required" }],
  [{ communityId: null }, { communityId: "form.required" }],
  [{ categoryId: null }, { categoryId: "form.required" }],
  [{ subcategoryIds: [] }, { subcategoryIds: "serviceForm.needsSubcategory" }],
  [{ websiteUrl: "not a site" }, { websiteUrl: "form.badWebAddress" }],
  [{ logo: null }, { logo: "form.needsImage" }],
] as const)("rejects %j", ([change, problems]) => {
  expect(serviceProblems({ ...complete, ...change }, known)).toEqual(problems);
});

test("editing requires no logo, and no subcategory if the category has none", () => {
  const bare = { ...complete, logo: null, subcategoryIds: [] };
  expect(serviceProblems(bare, { ...known, isNew: false, hasSubcategories: false })).toEqual({});
});

test.for([
  ["amara.example", "https://amara.example"],
  [" http://amara.example ", "http://amara.example"],
  ["HTTPS://amara.example", "HTTPS://amara.example"],
  ["", ""],
] as const)("the web address %j is sent as %j", ([typed, sent]) => {
  expect(withScheme(typed)).toBe(sent);
});

test("accepts only an empty or valid web address", () => {
  const seen = ["", "amara.example", "https://amara.example/a?b", "javascript:alert(1)", "localhost", "a b.example"];
  expect(seen.map(isWebAddressOrEmpty)).toEqual([true, true, true, false, false, false]);
});

test("listingBodyOf uses the field names of the API", () => {
  const photo = { url: "/files/b.jpg", thumb: "/files/b.jpg", name: "b.jpg" };
  const typed = {
    ...complete,
    languages: ["en"] as const,
    websiteUrl: "amara.example",
    whatsappNumber: "7912 3456",
    portfolio: [photo],
  };
  expect(listingBodyOf(typed)).toEqual({
    name: "Amara's Braids",
    address: "12 Triq il-Kbira",
    countryIso: "MT",
    cityId: 2,
    languages: ["en"],
    phoneNumber: "2122 3344",
    phoneCountry: "MT",
    whatsappNumber: "7912 3456",
    whatsappCountry: "MT",
    websiteUrl: "https://amara.example",
    description: "Braids and locs",
    language: "en",
    translations: {},
    isHiddenFromSearch: false,
    communities: [1],
    categoryId: 2,
    subcategoryIds: [201],
    profileImageUrl: "/files/a.jpg",
    portfolioImages: ["/files/b.jpg"],
    isCommunityFavorite: false,
  });
});

test("a draft is restored; another category in the URL replaces the draft's category", () => {
  const kept = { ...complete, categoryId: 6, subcategoryIds: [601], askedCategoryId: 2 };
  expect(withDraft(emptyService(2, "MT", "en"), kept)).toEqual(kept);
  expect(withDraft(emptyService(null, "MT", "en"), kept)).toEqual(kept);
  expect(withDraft(emptyService(4, "MT", "en"), kept)).toMatchObject({
    name: kept.name,
    categoryId: 4,
    subcategoryIds: [],
  });
});
