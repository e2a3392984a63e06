import { date, entity, float } from '@cartwright/core';
import type { Tags } from '../commerce/fields/tags.js';
import type { DiscountTrigger, Scope } from './discount-trigger.js';
import type { DiscountType, Status, Type } from './enumerations.js';

/** Validity period of a discount rule. */
export interface ActiveTimeInfo {
  /** Start of the period. */
  start?: Date | null;
  /** End of the period. Without it, the rule does not expire. */
  end?: Date | null;
}

/** Total price of a quantity of an item. */
export interface DiscountConfig {
  /** Configuration ID. Read-only. */
  _id?: string | null;
  /** Quantity of the item. */
  quantity?: number;
  /** Total price of that quantity, as a decimal string. */
  price?: string;
}

/** Quantity-based pricing. */
export interface QuantityBased {
  /** Prices by quantity. Exactly one. */
  configurations?: DiscountConfig[];
}

/** Specific items that a discount applies to. */
export interface SpecificItemsInfo {
  /** Scopes of the items, at most 50. */
  scopes?: Scope[];
}

/** Discount of a rule. One of `percentage`, `fixedAmount`, `fixedPrice` and `quantityBased` is set. */
export interface Discount {
  /** Percentage off, from 0.1 to 100. */
  percentage?: number;
  /** Amount off, as a decimal string. */
  fixedAmount?: string;
  /** Fixed price of the items, as a decimal string. */
  fixedPrice?: string;
  /** Quantity-based pricing. */
  quantityBased?: QuantityBased;
  /** Target of the discount. */
  targetType?: Type;
  /** Items that the discount applies to. Set if `targetType` is `SPECIFIC_ITEMS`. */
  specificItemsInfo?: SpecificItemsInfo;
  /** Type of the discount. */
  discountType?: DiscountType;
}

/** Discounts of a rule. */
export interface Discounts {
  /** Discounts. Exactly one. */
  values?: Discount[];
}

/** Discount rule: a discount that applies automatically. */
export interface DiscountRule {
  /** Discount rule ID. Read-only. */
  _id?: string | null;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /**
   * Whether the rule is active.
   *
   * @default true
   */
  active?: boolean | null;
  /** Rule name, shown to the buyer. At most 50 characters. */
  name?: string | null;
  /** Condition for the discount. Without a trigger, the discount always applies. */
  trigger?: DiscountTrigger;
  /** Validity period. */
  activeTimeInfo?: ActiveTimeInfo;
  /** Discounts. */
  discounts?: Discounts;
  /** Status. Read-only. */
  status?: Status;
  /** Number of times the rule was applied. Read-only. */
  usageCount?: number;
  /** Private and public tags. */
  tags?: Tags;
}

/** Shape of {@link DiscountRule}: which fields are dates or floating-point numbers. */
export const discountRuleShape = /* @__PURE__ */ entity<DiscountRule>({
  _createdDate: date,
  _updatedDate: date,
  activeTimeInfo: /* @__PURE__ */ entity<ActiveTimeInfo>({ start: date, end: date }),
  discounts: { values: /* @__PURE__ */ entity<Discount>({ percentage: float }) },
});
