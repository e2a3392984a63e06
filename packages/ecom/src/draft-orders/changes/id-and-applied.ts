/** Discount or additional fee to apply or unapply. */
export interface IdAndApplied {
  /** ID of the discount or of the fee. */
  _id: string;
  /** Whether the totals include it. */
  applied: boolean;
}
