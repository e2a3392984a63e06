import type { Client, RequestOptions } from '@cartwright/core';
import { estimateCurrentCartTotals } from '@cartwright/ecom/current-cart';
import type { Cart, CartSummary } from '@cartwright/ecom/current-cart-v2';
import type { CartEstimateOptions } from '../cart-v2/types.js';
import { convertSummary } from './convert-summary.js';

/**
 * Calculates the totals of the cart. Cart V1 would include the first shipping option if none is selected: Cart V2 does
 * not.
 */
export async function estimateCart(
  client: Client,
  { deliveryInfo }: Cart,
  { calculateAdditionalFees = false, calculateDelivery = false, calculateTax = false }: CartEstimateOptions,
  request: RequestOptions,
): Promise<CartSummary> {
  const calculateShipping = calculateDelivery && deliveryInfo?.method !== undefined;
  const options = { calculateAdditionalFees, calculateShipping, calculateTax };
  return convertSummary(await client.use(estimateCurrentCartTotals)(options, request), calculateDelivery);
}
