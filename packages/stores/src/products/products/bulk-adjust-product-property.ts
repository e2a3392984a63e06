import { float, operation } from '@cartwright/core';
import { requireEach, requireText } from '../../shared/require.js';
import type { BulkResponse } from '../../shared/bulk-results.js';

/** Adjustment by a percentage. */
export interface PercentageData {
  /** Whether to round the result to an integer. Otherwise it is rounded to two decimal places. */
  roundToInt?: boolean;
  /** Percentage to add, an integer from -100 to 1000: `-50` halves the value, `100` doubles it. */
  rate?: number;
}

/** Adjustment by an amount or a percentage. Set either of them. */
export interface PropertyAdjustmentData {
  /** Adjustment by a percentage. */
  percentage?: PercentageData;
  /** Amount to add, or to subtract when negative; from -999999999.99 to 999999999.99. */
  amount?: number;
}

/** Property to adjust. Set exactly one. */
export interface AdjustValue {
  /** Adjustment of the price. */
  price?: PropertyAdjustmentData;
  /** Adjustment of the merchant's cost. */
  cost?: PropertyAdjustmentData;
  /** Adjustment of the weight. */
  weight?: PropertyAdjustmentData;
}

/** Response of `bulkAdjustProductProperty`. */
export type BulkAdjustProductPropertiesResponse = BulkResponse;

const byAmount = { amount: float };

/**
 * Increases or decreases the price, cost or weight of several products, by an amount or a percentage. Managed variants
 * are adjusted too. Not idempotent: each call adjusts again. Requires a merchant identity.
 *
 * @param adjust - Property to adjust, with the adjustment.
 * @param ids - Product IDs (GUIDs); from 1 to 100.
 * @returns Result of each product. Rejected products carry an error; the others are still adjusted.
 * @throws `CartwrightError` `invalid_argument` for an empty list or an empty ID; no request is sent.
 * @throws `ApiError` with status 400 for an invalid field, 403 when the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { products } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { products } });
 *
 * export const discountByTenPercent = (ids: string[]) =>
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
  prepare: (adjust, ids) => requireEach(ids, 'ids', requireText),
  request: { adjust: { price: byAmount, cost: byAmount, weight: byAmount } },
});
