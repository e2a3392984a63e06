import type { LineItemUpdate } from './line-item-update.js';

/** Changes of line items. */
export interface LineItemUpdates {
  /** One entry per line item, from 1 to 300. */
  lineItems: LineItemUpdate[];
}
