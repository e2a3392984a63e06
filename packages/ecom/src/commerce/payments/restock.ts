import type { RestockType } from './enumerations.js';

/** Line item to restock. */
export interface RestockItem {
  /** Line item ID. */
  lineItemId?: string;
  /** Quantity to restock. */
  quantity?: number;
}

/** Items to restock. */
export interface RestockInfo {
  /** Scope of the restock. */
  type?: RestockType;
  /** Items to restock. Set if `type` is `SOME_ITEMS`. */
  items?: RestockItem[];
}

/** Side effects of a refund. */
export interface RefundSideEffects {
  /** Items to restock. */
  restockInfo?: RestockInfo;
  /** Whether to email the buyer about the refund. */
  sendOrderRefundedEmail?: boolean;
  /** Custom message in the email. */
  customMessage?: string | null;
}
