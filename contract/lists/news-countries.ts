export const newsResidenceCodes = ["MT", "GB", "AU", "HU", "CH", "BE", "NL", "DE", "IT"] as const;

export const newsOriginCodes = [
  "GH",
  "NG",
  "KE",
  "ZA",
  "ET",
  "EG",
  "MA",
  "TN",
  "DZ",
  "AE",
  "OM",
  "QA",
  "SA",
  "IN",
  "PK",
  "BD",
  "LK",
  "BR",
  "AR",
  "CL",
  "CO",
  "JM",
  "TT",
  "BB",
  "CN",
  "PH",
  "VN",
  "TH",
  "US",
  "GB",
  "CA",
  "MT",
  "IT",
  "ES",
  "FR",
  "DE",
] as const;

export type NewsResidenceCode = (typeof newsResidenceCodes)[number];
export type NewsOriginCode = (typeof newsOriginCodes)[number];

export const defaultNewsOrigin: NewsOriginCode = "GH";
export const defaultNewsResidence: NewsResidenceCode = "MT";
