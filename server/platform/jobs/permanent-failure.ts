/** Thrown if a retry cannot help: the job becomes a dead letter immediately. */
export class PermanentFailure extends Error {}
