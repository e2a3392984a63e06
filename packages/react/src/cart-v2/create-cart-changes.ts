import { isCartwrightError, type Client } from '@cartwright/core';
import {
  addCouponToCurrentCart,
  addGiftCardToCurrentCart,
  getCurrentCart,
  refreshCurrentCart,
  removeCouponFromCurrentCart,
  removeDeliveryMethodFromCurrentCart,
  removeGiftCardFromCurrentCart,
  removeLineItemsFromCurrentCart,
  setDeliveryMethodForCurrentCart,
  updateCurrentCart,
  updateLineItemsInCurrentCart,
  type Cart,
} from '@cartwright/ecom/current-cart-v2';
import { addAvailableItems } from '@cartwright/ecom/purchase-v2';
import { requireCart } from './require-cart.js';
import type { CartChanges, KnownCart } from './types.js';

const hasCode = (error: unknown, code: string): boolean => isCartwrightError(error) && error.code === code;

/** Part of a cart of which it has at most one, and which is removed by ID. */
interface SinglePart {
  readonly getId: (cart: Cart) => string | undefined;
  readonly remove: (id: string) => Promise<{ cart?: Cart }>;
  /** Code of the error for an ID that the cart does not have. */
  readonly missing: string;
}

const coupon: SinglePart = {
  getId: ({ coupons }) => coupons?.[0]?._id,
  remove: removeCouponFromCurrentCart,
  missing: 'COUPON_NOT_FOUND_IN_CART',
};

const giftCard: SinglePart = {
  getId: ({ paymentInfo }) => paymentInfo?.giftCards?.[0]?._id,
  remove: removeGiftCardFromCurrentCart,
  missing: 'GIFT_CARD_NOT_FOUND_IN_CART',
};

/** Creates the requests that change the cart. */
export function createCartChanges(client: Client, check: () => Promise<void>): CartChanges {
  const send = async <Args extends unknown[]>(
    operation: (...args: Args) => Promise<{ cart?: Cart }>,
    ...args: NoInfer<Args>
  ): Promise<Cart> => {
    await check();
    return requireCart(await client.use(operation)(...args));
  };
  const read = () => send(getCurrentCart);

  /** Removes line items. The platform rejects the whole request if one is already gone: retries with the others. */
  const removeLines = async (ids: readonly string[]): Promise<Cart> => {
    try {
      return await send(removeLineItemsFromCurrentCart, [...ids]);
    } catch (error) {
      if (!hasCode(error, 'LINE_ITEM_NOT_FOUND_IN_CART')) throw error;
      const current = await read();
      const left = ids.filter((id) => current.lineItems?.some(({ _id }) => _id === id));
      if (left.length === ids.length) throw error;
      return left.length > 0 ? removeLines(left) : current;
    }
  };

  /** Removes a part, whichever the cart has now. */
  const removePart = async ({ getId, remove, missing }: SinglePart, before: KnownCart): Promise<Cart> => {
    const known = before && getId(before);
    try {
      if (known) return await send(remove, known);
    } catch (error) {
      if (!hasCode(error, missing)) throw error;
    }
    const current = await read();
    const id = getId(current);
    return id ? send(remove, id) : current;
  };

  return {
    add: (items, before) => client.use(addAvailableItems)(items, { before, beforeRequest: check }),
    setQuantities: (quantities) => {
      const lineItems = [...quantities].map(([lineItemId, newQuantity]) => ({ lineItemId, quantity: { newQuantity } }));
      return send(updateLineItemsInCurrentCart, { lineItems });
    },
    removeLines,
    async applyCoupon(code, before, confirm) {
      const current = before ?? (await read());
      const isApplied = current.coupons?.[0]?.code?.toLowerCase() === code.toLowerCase();
      if (coupon.getId(current) && !isApplied) await confirm(await removePart(coupon, current));
      try {
        return await send(addCouponToCurrentCart, { code });
      } catch (error) {
        if (hasCode(error, 'COUPON_ALREADY_EXISTS')) return read();
        if (!hasCode(error, 'MAX_COUPONS_PER_CART_EXCEEDED')) throw error;
      }
      await confirm(await removePart(coupon, undefined));
      return send(addCouponToCurrentCart, { code });
    },
    removeCoupon: (before) => removePart(coupon, before),
    async applyGiftCard(card, before, confirm) {
      const current = before ?? (await read());
      if (giftCard.getId(current)) await confirm(await removePart(giftCard, current));
      return send(addGiftCardToCurrentCart, card);
    },
    removeGiftCard: (before) => removePart(giftCard, before),
    setDeliveryMethod: (method) => send(setDeliveryMethodForCurrentCart, method),
    removeDeliveryMethod: () => send(removeDeliveryMethodFromCurrentCart),
    update: (fields) => send(updateCurrentCart, fields),
    refresh: () => send(refreshCurrentCart),
  };
}
