import { date, entity, float } from '@cartwright/core';
import type { Tags } from '../commerce/fields/tags.js';
import type { DiscountTrigger, Scope } from './discount-trigger.js';
import type { DiscountType, Status, Type } from './enumerations.js';

/** From when to when. */
export interface ActiveTimeInfo {
  /** From when. */
  start?: Date | null;
  /** Until when. */
  end?: Date | null;
}

/** How many of an item cost how much. */
export interface DiscountConfig {
  /** Its id. Read-only. */
  _id?: string | null;
  /** How many. */
  quantity?: number;
  /** What they cost together, in decimal digits. */
  price?: string;
}

/** Some of an item together cost less. */
export interface QuantityBased {
  /** How many cost how much. */
  configurations?: DiscountConfig[];
}

/** Some items. */
export interface SpecificItemsInfo {
  /** The items that count. */
  scopes?: Scope[];
}

/** What is taken off: one of the first four. */
export interface Discount {
  /** It takes off this many percent. */
  percentage?: number;
  /** It takes off this amount, in decimal digits. */
  fixedAmount?: string;
  /** Items cost this much, in decimal digits. */
  fixedPrice?: string;
  /** Some of an item together cost this much. */
  quantityBased?: QuantityBased;
  /** What it lowers. */
  targetType?: Type;
  /** The items that it lowers. */
  specificItemsInfo?: SpecificItemsInfo;
  /** Which of them it is. */
  discountType?: DiscountType;
}

/** What a rule takes off. */
export interface Discounts {
  /** One by one. */
  values?: Discount[];
}

/** A discount that is given by itself. */
export interface DiscountRule {
  /** Its id. Read-only. */
  _id?: string | null;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Whether it is switched on. */
  active?: boolean | null;
  /** Its name, as the buyer sees it. */
  name?: string | null;
  /** When it is given. Always, without one. */
  trigger?: DiscountTrigger;
  /** From when to when. */
  activeTimeInfo?: ActiveTimeInfo;
  /** What it takes off. */
  discounts?: Discounts;
  /** Whether it is given now. Read-only. */
  status?: Status;
  /** How often it was given. Read-only. */
  usageCount?: number;
  /** Tags. */
  tags?: Tags;
}

/** The converted fields of {@link DiscountRule}. */
export const discountRuleShape = /* @__PURE__ */ entity<DiscountRule>({
  _createdDate: date,
  _updatedDate: date,
  activeTimeInfo: /* @__PURE__ */ entity<ActiveTimeInfo>({ start: date, end: date }),
  discounts: { values: /* @__PURE__ */ entity<Discount>({ percentage: float }) },
});
