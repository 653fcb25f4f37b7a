export type { KnownVisitor, Moderator, Person, Visitor } from "./actors.ts";
export { anyone, anyoneKnown, moderator, signedIn } from "./gates.ts";
export { nameOf } from "./person-name.ts";
export { deleteDeadSessions, deleteSessionsOf, findSessionsOf, setCurrentHost } from "./session-store.ts";
export { addSignInRoutes } from "./sign-in-routes.ts";
export { startSession } from "./start-session.ts";
export { deleteUser, findUser, findUsers, findUsersByEmail, saveUser } from "./user-store.ts";
