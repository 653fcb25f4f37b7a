/** The local issuer offers these accounts with one click. The first one owns the demo content. */
export const demoAccounts = {
  host: { email: "host@demo.kindred.example", firstName: "Amara", lastName: "Okafor" },
  newHost: { email: "newhost@demo.kindred.example", firstName: "Leila", lastName: "Haddad" },
  teamOwner: { email: "team@demo.kindred.example", firstName: "Devon", lastName: "Campbell" },
  staff: { email: "staff@demo.kindred.example", firstName: "Marcia", lastName: "Campbell" },
  moderator: { email: "moderator@demo.kindred.example", firstName: "Marija", lastName: "Vella" },
} as const;

export type DemoAccountName = keyof typeof demoAccounts;
// Object.keys returns strings, because an object may have more keys than its type names. This one has no others.
export const demoAccountNames = Object.keys(demoAccounts) as DemoAccountName[];
