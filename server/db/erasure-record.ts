/** The record contains only ids, which say nothing about a person once the rows are gone. */
export type ErasureRecord = {
  readonly id: string;
  readonly erasedAt: string;
  readonly userIds: readonly number[];
  readonly bookingIds: readonly string[];
  /** Records from before there were registrations do not have it. */
  readonly registrationIds?: readonly string[];
  /** Records from before there were waiting lists do not have it. */
  readonly waitingIds?: readonly string[];
  readonly messageIds: readonly number[];
  readonly requestIds: readonly string[];
  readonly reportIds: readonly number[];
  readonly fileKeys: readonly string[];
};
