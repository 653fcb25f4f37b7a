export const ie = {
  code: "IE",
  timeZone: "Europe/Dublin",
  currency: "EUR",
  callingCode: "353",
  holidayRegion: ["IE"],
  languages: ["en", "ga", "pl", "pt", "fr"],
  dataProtectionAuthority: "Data Protection Commission (DPC)",
} as const;

/** The API uses the ids, so never reorder or reuse them. */
export const ieCities = [
  { id: "1001", name: "Dublin", slug: "dublin", latitude: 53.3498, longitude: -6.2603 },
  { id: "1002", name: "Cork", slug: "cork", latitude: 51.8985, longitude: -8.4756 },
  { id: "1003", name: "Limerick", slug: "limerick", latitude: 52.6638, longitude: -8.6267 },
  { id: "1004", name: "Galway", slug: "galway", latitude: 53.2707, longitude: -9.0568 },
  { id: "1005", name: "Waterford", slug: "waterford", latitude: 52.2593, longitude: -7.1101 },
  { id: "1006", name: "Drogheda", slug: "drogheda", latitude: 53.7179, longitude: -6.3561 },
  { id: "1007", name: "Swords", slug: "swords", latitude: 53.4597, longitude: -6.2181 },
  { id: "1008", name: "Dundalk", slug: "dundalk", latitude: 54.0037, longitude: -6.4023 },
  { id: "1009", name: "Navan", slug: "navan", latitude: 53.6528, longitude: -6.6814 },
  { id: "1010", name: "Bray", slug: "bray", latitude: 53.2028, longitude: -6.1083 },
  { id: "1011", name: "Ennis", slug: "ennis", latitude: 52.8463, longitude: -8.9807 },
  { id: "1012", name: "Kilkenny", slug: "kilkenny", latitude: 52.6541, longitude: -7.2448 },
  { id: "1013", name: "Carlow", slug: "carlow", latitude: 52.8365, longitude: -6.9341 },
  { id: "1014", name: "Naas", slug: "naas", latitude: 53.2206, longitude: -6.6593 },
  { id: "1015", name: "Tralee", slug: "tralee", latitude: 52.2713, longitude: -9.6999 },
  { id: "1016", name: "Newbridge", slug: "newbridge", latitude: 53.1819, longitude: -6.7967 },
  { id: "1017", name: "Balbriggan", slug: "balbriggan", latitude: 53.6083, longitude: -6.1819 },
  { id: "1018", name: "Portlaoise", slug: "portlaoise", latitude: 53.0343, longitude: -7.2998 },
  { id: "1019", name: "Athlone", slug: "athlone", latitude: 53.4239, longitude: -7.9407 },
  { id: "1020", name: "Mullingar", slug: "mullingar", latitude: 53.5259, longitude: -7.3381 },
  { id: "1021", name: "Letterkenny", slug: "letterkenny", latitude: 54.9503, longitude: -7.7342 },
  { id: "1022", name: "Greystones", slug: "greystones", latitude: 53.1441, longitude: -6.0725 },
  { id: "1023", name: "Wexford", slug: "wexford", latitude: 52.3369, longitude: -6.4633 },
  { id: "1024", name: "Celbridge", slug: "celbridge", latitude: 53.3386, longitude: -6.539 },
  { id: "1025", name: "Malahide", slug: "malahide", latitude: 53.4508, longitude: -6.1544 },
  { id: "1026", name: "Sligo", slug: "sligo", latitude: 54.2697, longitude: -8.4694 },
  { id: "1027", name: "Clonmel", slug: "clonmel", latitude: 52.355, longitude: -7.704 },
  { id: "1028", name: "Maynooth", slug: "maynooth", latitude: 53.3813, longitude: -6.5918 },
  { id: "1029", name: "Leixlip", slug: "leixlip", latitude: 53.3643, longitude: -6.4881 },
  { id: "1030", name: "Ashbourne", slug: "ashbourne", latitude: 53.5115, longitude: -6.3982 },
  { id: "1031", name: "Tullamore", slug: "tullamore", latitude: 53.2739, longitude: -7.4889 },
  { id: "1032", name: "Killarney", slug: "killarney", latitude: 52.0599, longitude: -9.5044 },
  { id: "1033", name: "Cobh", slug: "cobh", latitude: 51.8507, longitude: -8.2943 },
  { id: "1034", name: "Castlebar", slug: "castlebar", latitude: 53.856, longitude: -9.2988 },
  { id: "1035", name: "Ballina", slug: "ballina", latitude: 54.1149, longitude: -9.1551 },
] as const;

/** We drew this simplified map ourselves. */
export const ieMap = {
  width: 500,
  height: 650,
  projection: { west: -10.8, north: 55.55, unitsPerLongitude: 89.4, unitsPerLatitude: 150 },
  land: [
    "M307 25L344 55L425 52L456 112L478 165L438 202L420 228L401 237L409 270L422 295L425 330L420 342L425 360L430 390L411 442L398 502L375 507L344 514L295 520L255 550L228 565L206 592L125 618L89 615L107 580L54 592L40 555L80 517L31 517L80 495L85 472L107 445L152 439L80 447L125 390L143 363L163 352L152 343L116 349L58 322L80 270L54 240L67 195L134 188L188 195L201 183L232 157L183 135L215 90L250 52Z",
  ],
  ferry: null,
} as const;
