import type { Client, RequestOptions } from '@cartwright/core';
import { estimateCurrentCart, type Cart, type CartSummary } from '@cartwright/ecom/current-cart-v2';
import { revive } from '../query/revive.js';
import type { CartEstimateOptions, KnownCart } from './types.js';

/** Calculates the totals of the cart. They have no `calculationId`, so that equal totals are equal data. */
export async function estimateCart(
  client: Client,
  _cart: Cart,
  options: CartEstimateOptions,
  request: RequestOptions,
): Promise<CartSummary | null> {
  const { summary } = await client.use(estimateCurrentCart)(options, request);
  if (!summary) return null;
  const { calculationId: _, ...totals } = summary;
  return totals;
}

/** Converts cached totals that went through JSON. */
export const reviveSummary = /* @__PURE__ */ revive(estimateCurrentCart, 'summary');

const getLines = ({ lineItems = [] }: Cart) =>
  lineItems.map(({ _id, pricing, quantityInfo, status }) => [
    ...[_id, quantityInfo?.requestedQuantity, quantityInfo?.confirmedQuantity],
    ...[pricing?.unitPrice?.amount, status],
  ]);

/** Cart fields that the totals depend on, for the cache key. Equal for a cart that went through JSON. */
export function getTotalsVersion(cart: KnownCart) {
  if (!cart) return null;
  const { _id, coupons, customerInfo, deliveryInfo, paymentInfo, revision, taxInfo } = cart;
  return {
    cart: _id,
    revision,
    lines: getLines(cart),
    coupons: coupons?.map(({ code }) => code),
    currency: customerInfo?.currencyCode,
    delivery: { address: deliveryInfo?.address, code: deliveryInfo?.method?.code, appId: deliveryInfo?.method?.appId },
    billing: paymentInfo?.billingAddress,
    giftCards: paymentInfo?.giftCards?.map(({ _id, requestedRedeemAmount }) => [_id, requestedRedeemAmount?.amount]),
    exemption: taxInfo?.taxExemptGroupId,
  };
}
