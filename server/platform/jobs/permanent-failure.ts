/** Throw this if a retry cannot help. The job then becomes a dead letter immediately. */
export class PermanentFailure extends Error {}
