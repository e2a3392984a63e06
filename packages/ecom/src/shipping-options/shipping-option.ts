import { date, entity } from '@cartwright/core';
import type { ExtendedFields } from '../commerce/fields/extended-fields.js';
import type { ConditionalRates } from '../commerce/shipping/conditional-rates.js';

/** Shipping option of a store, such as "Standard shipping", with its rates. */
export interface ShippingOption {
  /** Shipping option ID. Read-only. */
  _id?: string | null;
  /** Revision number, incremented by each update. Read-only. */
  revision?: string | null;
  /** Time of creation. Read-only. */
  _createdDate?: Date | null;
  /** Time of the last update. Read-only. */
  _updatedDate?: Date | null;
  /** ID of the delivery region. Superseded by `deliveryRegionIds`. */
  deliveryRegionId?: string;
  /** IDs of the delivery regions that offer the option. At most 50. */
  deliveryRegionIds?: string[];
  /** Name shown to buyers. At most 1,000 characters. */
  title?: string | null;
  /** Estimated delivery time, such as `2-3 business days`. At most 500 characters. */
  estimatedDeliveryTime?: string | null;
  /** Rates of the option, from 1 to 50. If several apply, the lowest is charged. */
  rates?: ConditionalRates[];
  /** Custom fields of apps. */
  extendedFields?: ExtendedFields;
}

/** Shape of {@link ShippingOption}: which fields are dates. */
export const shippingOptionShape = /* @__PURE__ */ entity<ShippingOption>({ _createdDate: date, _updatedDate: date });
