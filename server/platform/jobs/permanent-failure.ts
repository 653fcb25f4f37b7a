/** Thrown by a job that no repetition can help: it becomes a dead letter at once. */
export class PermanentFailure extends Error {}
