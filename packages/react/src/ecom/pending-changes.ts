/** The changes of a cart that the platform has not confirmed yet. A snapshot: it never changes. */
export interface PendingChanges {
  /** The quantities that lines shall have, by line item id; 0 for a line that shall go. */
  readonly quantities: ReadonlyMap<string, number>;
  /** Some change is waiting or under way. */
  readonly isUpdating: boolean;
  /** A change failed, and it is not known yet what came of it. */
  readonly isUnconfirmed: boolean;
}

/** Nothing is pending. */
export const nothingPending: PendingChanges = { quantities: new Map([]), isUpdating: false, isUnconfirmed: false };
