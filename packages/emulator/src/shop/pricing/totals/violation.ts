/** Violation of a cart or checkout. An error blocks the order, a warning does not. */
export interface Violation {
  readonly severity: 'WARNING' | 'ERROR';
  /** ID of the line item that it concerns. Absent for a violation of the whole purchase. */
  readonly lineItemId?: string;
  /** Remedy that the validator suggests for the line item, such as `REMOVE_LINE_ITEM`. */
  readonly suggestedFix?: string;
  /** Where the validator wants it to be displayed. Absent for the default location. */
  readonly location?: string;
  /** Description for the buyer. */
  readonly description: string;
}
