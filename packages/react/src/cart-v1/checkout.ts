import { CartwrightError, type Client, type RequestOptions } from '@cartwright/core';
import { getCheckout, removeGiftCard, updateCheckout, type Checkout } from '@cartwright/ecom/checkout';
import { revive } from '../query/revive.js';

const checkouts = { getCheckout };
const giftCards = { removeGiftCard, updateCheckout };

/** Fetches a checkout. */
export const readCheckout = (client: Client, checkoutId: string, request: RequestOptions): Promise<Checkout> =>
  client.use(checkouts).getCheckout(checkoutId, request);

/** Converts a cached checkout that went through JSON. */
export const reviveCheckout = /* @__PURE__ */ revive(getCheckout);

/** Applies a gift card to a checkout, in place of an earlier one. */
export const applyGiftCard = (
  client: Client,
  checkoutId: string,
  giftCardCode: string,
  giftCardRedeemAmount: string | undefined,
): Promise<Checkout> =>
  client
    .use(giftCards)
    .updateCheckout(checkoutId, {}, { giftCardCode, ...(giftCardRedeemAmount && { giftCardRedeemAmount }) });

/** Removes the gift card from a checkout. */
export async function withoutGiftCard(client: Client, checkoutId: string): Promise<Checkout> {
  const { checkout } = await client.use(giftCards).removeGiftCard(checkoutId);
  if (checkout) return checkout;
  throw new CartwrightError('The response has no checkout', { kind: 'parse', code: 'invalid_answer' });
}
