/** Unconfirmed changes of a cart: an immutable snapshot. */
export interface PendingChanges {
  /** Requested quantities by line item ID; 0 for a removed line item. */
  readonly quantities: ReadonlyMap<string, number>;
  /** Whether a change is queued or in flight. */
  readonly isUpdating: boolean;
  /** Whether a change failed with an unknown outcome. */
  readonly isUnconfirmed: boolean;
}

/** Snapshot without pending changes. */
export const nothingPending: PendingChanges = { quantities: new Map([]), isUpdating: false, isUnconfirmed: false };
