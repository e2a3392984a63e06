import { isApiError } from '@cartwright/core';
import type { Cart } from '@cartwright/ecom/cart-v2';
import { createWarning, type Message } from '../protocol/message.js';
import type { SessionClient } from '../session/sessions.js';

/** Codes of the protocol, by the error code of the platform. */
const codes: Readonly<Record<string, string>> = {
  INVALID_COUPON_STATUS: 'discount_code_expired',
  INVALID_GIFT_CARD_STATUS: 'discount_code_expired',
  COUPON_ALREADY_EXISTS: 'discount_code_already_applied',
  GIFT_CARD_ALREADY_EXISTS: 'discount_code_already_applied',
  MAX_COUPONS_PER_CART_EXCEEDED: 'discount_code_combination_disallowed',
  MAX_GIFT_CARDS_PER_CART_EXCEEDED: 'discount_code_combination_disallowed',
};

/** Whether a code is that of a gift card in the cart, of which only the end is known. */
const isGiftCardCode = (code: string, obfuscated: string | undefined): boolean => {
  const end = /\w+$/.exec(obfuscated ?? '')?.[0];
  return (
    code === obfuscated ||
    (end !== undefined && code.length > end.length && code.toUpperCase().endsWith(end.toUpperCase()))
  );
};

/** Adds a coupon or gift card. Returns the code of the refusal. */
async function addCode({ cartV2 }: SessionClient, cartId: string, code: string): Promise<string | undefined> {
  const attempt = async (added: Promise<unknown>) => {
    try {
      await added;
      return undefined;
    } catch (error) {
      if (!isApiError(error) || !/COUPON|GIFT_CARD/.test(String(error.code))) throw error;
      return String(error.code);
    }
  };
  const refusal = await attempt(cartV2.addCoupon(cartId, { code }));
  const isOther = refusal === 'INVALID_COUPON_CODE' || refusal === 'MAX_COUPONS_PER_CART_EXCEEDED';
  if (!isOther || code.length < 8 || code.length > 20) return refusal;
  const refusalOfGiftCard = await attempt(cartV2.addGiftCard(cartId, { code }));
  return refusalOfGiftCard === 'INVALID_GIFT_CARD_CODE' ? refusal : refusalOfGiftCard;
}

/**
 * Makes the coupon and the gift card of a cart those of a request.
 *
 * @returns Which codes are refused.
 */
export async function changeCodes(
  client: SessionClient,
  { _id: cartId = '', coupons = [], paymentInfo }: Cart,
  requested: readonly string[] | undefined,
): Promise<Message[]> {
  if (!requested) return [];
  const unique = [...new Set(requested.map((code) => code.trim()).filter(Boolean))];
  const giftCards = paymentInfo?.giftCards ?? [];
  const isCoupon = (code: string) => coupons.some((coupon) => coupon.code?.toLowerCase() === code.toLowerCase());
  const isGiftCard = (code: string) => giftCards.some((card) => isGiftCardCode(code, card.obfuscatedCode));
  for (const { _id = '', code = '' } of coupons) {
    if (!unique.some((one) => one.toLowerCase() === code.toLowerCase())) await client.cartV2.removeCoupon(cartId, _id);
  }
  for (const { _id = '', obfuscatedCode } of giftCards) {
    if (!unique.some((code) => isGiftCardCode(code, obfuscatedCode))) await client.cartV2.removeGiftCard(cartId, _id);
  }
  const messages: Message[] = [];
  for (const code of unique.filter((one) => !isCoupon(one) && !isGiftCard(one))) {
    const refusal = await addCode(client, cartId, code);
    if (refusal === undefined) continue;
    const path = `$.discounts.codes[${requested.findIndex((one) => one.trim() === code)}]`;
    messages.push(createWarning(codes[refusal] ?? 'discount_code_invalid', 'The code cannot be used.', path));
  }
  return messages;
}
