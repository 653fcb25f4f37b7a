export { accountAnswer } from "./account-answer.ts";
export { type DemoHost, fillDemoProviders } from "./fill-demo.ts";
export { findAccountSeenBy, findBookableAccount, findOpenAccount, findOpenAccountOfUser } from "./find-accounts.ts";
export { type ActiveProvider, activeProvider, type Provider, provider } from "./gates.ts";
export {
  closeAccount,
  deleteAccount,
  findAccount,
  findAccountOfUser,
  findAccountsByEmail,
  findAccountsOfUsers,
  findUserIdsByName,
  type ProviderAccount,
} from "./provider-store.ts";
export { providerRoutes } from "./routes.ts";
