/** A line item's new quantity. */
export interface LineItemQuantityUpdate {
  /** The line item's id. */
  _id?: string;
  /** How many: a whole number from 1 to 100000. To have none, remove the line item. */
  quantity?: number;
}
