/** New quantity of a line item. */
export interface LineItemQuantityUpdate {
  /** Line item ID. */
  _id?: string;
  /** Quantity, from 1 to 100000. To set it to 0, remove the line item. */
  quantity?: number;
}
