export { accountAnswer } from "./account-answer.ts";
export { findAccountSeenBy, findBookableAccount, findOpenAccount, findOpenAccountOfUser } from "./find-accounts.ts";
export { type ActiveProvider, activeProvider, type Provider, provider } from "./gates.ts";
export { termsVersion } from "./provider-rules.ts";
export {
  closeAccount,
  deleteAccount,
  findAccount,
  findAccountOfUser,
  findAccountsByEmail,
  findAccountsOfUsers,
  findUserIdsByName,
  insertAccount,
  type ProviderAccount,
} from "./provider-store.ts";
export { providerRoutes } from "./routes.ts";
