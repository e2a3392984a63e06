import type { ConditionType, LogicalOperator } from '../../enumerations/delivery-enumerations.js';

/** Condition on the total of an order. */
export interface Condition {
  /** Total to compare: weight, price or quantity. */
  type?: ConditionType;
  /**
   * Value to compare with, as a decimal string: a weight in the store's weight unit, a price in the store's currency,
   * or a whole number of items. From 0 to 999,999,999.
   */
  value?: string;
  /** Comparison operator. */
  operator?: LogicalOperator;
}

/** Shipping rate with the conditions under which it applies. */
export interface ConditionalRates {
  /** Conditions, all of which must be met. Without conditions, the rate always applies. At most 10. */
  conditions?: Condition[];
  /** Shipping price as a decimal string, in the store's currency. */
  amount?: string;
  /** Whether `amount` is multiplied by the number of items. */
  multiplyByQuantity?: boolean;
}
