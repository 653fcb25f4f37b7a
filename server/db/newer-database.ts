/** The message is shown to the operator. */
export class NewerDatabase extends Error {}
