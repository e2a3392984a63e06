import type { RestockType } from './enumerations.js';

/** An item that goes back into stock. */
export interface RestockItem {
  /** The line item's id. */
  lineItemId?: string;
  /** How many. */
  quantity?: number;
}

/** Which items go back into stock. */
export interface RestockInfo {
  /** Which items. */
  type?: RestockType;
  /** The items, when it is some. */
  items?: RestockItem[];
}

/** What else is done with a refund. */
export interface RefundSideEffects {
  /** What goes back into stock. */
  restockInfo?: RestockInfo;
  /** Whether the buyer is told by e-mail. */
  sendOrderRefundedEmail?: boolean;
  /** What the buyer is told in it. */
  customMessage?: string | null;
}
