import type { Client, RequestOptions } from '@cartwright/core';
import {
  estimateCurrentCartTotals,
  type Cart,
  type EstimateCurrentCartTotalsOptions,
  type EstimateTotalsResponse,
} from '@cartwright/ecom/current-cart';
import { revive } from '../query/revive.js';

const currentCart = { estimateCurrentCartTotals };

/** Estimates the totals of the cart. */
export const estimateTotals = (
  client: Client,
  options: EstimateCurrentCartTotalsOptions,
  request: RequestOptions,
): Promise<EstimateTotalsResponse> => client.use(currentCart).estimateCurrentCartTotals(options, request);

/** Converts cached totals that went through JSON. */
export const reviveTotals = /* @__PURE__ */ revive(estimateCurrentCartTotals);

/** Cart fields that the totals depend on, for the cache key. Equal for a cart that went through JSON. */
export const totalsVersion = (cart: Cart | null | undefined) => ({
  cart: cart?._id,
  updated: cart?._updatedDate && new Date(cart._updatedDate).getTime(),
  lines: cart?.lineItems?.map(({ _id, availability, price, quantity }) => [
    ...[_id, quantity, price?.amount],
    ...[availability?.status, availability?.quantityAvailable],
  ]),
});
