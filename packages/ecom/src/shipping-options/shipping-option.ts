import { date, entity } from '@cartwright/core';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';
import type { ConditionType, LogicalOperator } from '../enumerations/delivery-enumerations.js';

/** A condition on the total of an order. */
export interface Condition {
  /** The total that is compared: weight, price or quantity. */
  type?: ConditionType;
  /**
   * The value to compare with, as a decimal number: a weight in the store's weight unit, a price in the store's currency, or
   * a whole number of items. From 0 to 999,999,999.
   */
  value?: string;
  /** How the total is compared with the value. */
  operator?: LogicalOperator;
}

/** A price of delivery, and the conditions under which it applies. */
export interface ConditionalRates {
  /** Conditions that must all be met. Without conditions, the rate always applies. */
  conditions?: Condition[];
  /** Price of delivery as a decimal number, in the store's currency. */
  amount?: string;
  /** Whether `amount` is multiplied by the number of items. */
  multiplyByQuantity?: boolean;
}

/** A way to have an order delivered, such as "Standard shipping", with its rates. */
export interface ShippingOption {
  /** Id of the entity. Read-only. */
  _id?: string | null;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** Id of the delivery region. Use `deliveryRegionIds`. */
  deliveryRegionId?: string;
  /** Ids of the delivery regions in which the option is offered. At most 50. */
  deliveryRegionIds?: string[];
  /** Name that buyers see. At most 1,000 characters. */
  title?: string | null;
  /** Estimated delivery time, such as `2-3 business days`. At most 500 characters. */
  estimatedDeliveryTime?: string | null;
  /** Rates of the option, 1 to 50. If several apply, the lowest counts. */
  rates?: ConditionalRates[];
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
}

/** The converted fields of {@link ShippingOption}. */
export const shippingOptionShape = /* @__PURE__ */ entity<ShippingOption>({ _createdDate: date, _updatedDate: date });
