import { float, operation } from '@cartwright/core';
import { requireEach, requireText } from '../../catalog/require.js';
import type { BulkResponse } from './bulk-result.js';

/** By how many percent. */
export interface PercentageData {
  /** Whether the result is rounded to a whole number. Otherwise it has two decimal places. */
  roundToInt?: boolean;
  /** The percentage, a whole number from -100 to 1000: `-50` halves, `100` doubles. */
  rate?: number;
}

/** By how much: one of the two. */
export interface PropertyAdjustmentData {
  /** By how many percent. */
  percentage?: PercentageData;
  /** The amount that is added, or taken off when it is negative; from -999999999.99 to 999999999.99. */
  amount?: number;
}

/** The property that changes: exactly one. */
export interface AdjustValue {
  /** The price. */
  price?: PropertyAdjustmentData;
  /** What the product costs the merchant. */
  cost?: PropertyAdjustmentData;
  /** The weight. */
  weight?: PropertyAdjustmentData;
}

/** The answer of `bulkAdjustProductProperty`. */
export type BulkAdjustProductPropertiesResponse = BulkResponse;

const byAmount = { amount: float };

/**
 * Raises or lowers the price, cost or weight of several products, by an amount or a percentage. For merchants. Of
 * products whose variants are managed, the variants follow. Called twice, it adjusts twice.
 *
 * @param adjust - The one property, and by how much.
 * @param ids - The ids of the products; from 1 to 100.
 * @returns What became of each product. Those that were refused have an error, and the others are changed all the
 * same.
 * @throws `CartwrightError` `invalid_argument` for an empty list or an empty id. Nothing is sent then.
 * @throws `ApiError` with status 400 for what the platform does not take, 403 for callers without the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const tenPercentOff = (ids: string[]) =>
 *   client.products.bulkAdjustProductProperty({ price: { percentage: { rate: -10, roundToInt: false } } }, ids);
 * ```
 * @see POST /stores/v1/bulk/products/adjust-properties
 */
export const bulkAdjustProductProperty = /* @__PURE__ */ operation<
  [adjust: AdjustValue, ids: string[]],
  BulkAdjustProductPropertiesResponse
>({
  id: 'stores.products.bulkAdjustProductProperty',
  method: 'POST',
  path: '/stores/v1/bulk/products/adjust-properties',
  args: ['adjust', 'ids'],
  input(adjust, ids) {
    requireEach(ids, 'ids', requireText);
    return { adjust, ids };
  },
  request: { adjust: { price: byAmount, cost: byAmount, weight: byAmount } },
});
