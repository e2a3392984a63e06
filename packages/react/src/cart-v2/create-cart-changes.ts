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
import { beforeEach } from './before-each.js';
import { requireCart } from './require-cart.js';
import type { CartChanges, KnownCart } from './types.js';

const currentCart = {
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
};

const hasCode = (error: unknown, code: string): boolean => isCartwrightError(error) && error.code === code;

/** Part of a cart of which it has at most one, and which is removed by ID. */
interface SinglePart {
  readonly getId: (cart: Cart) => string | undefined;
  readonly remove: (id: string) => Promise<Cart>;
  /** Code of the error for an ID that the cart does not have. */
  readonly missing: string;
}

/** Creates the requests that change the cart. */
export function createCartChanges(client: Client, check: () => Promise<void>): CartChanges {
  const api = beforeEach(client.use(currentCart), check);
  const read = async () => requireCart(await api.getCurrentCart());

  /** Removes line items. The platform rejects the whole request if one is already gone: retries with the others. */
  const removeLines = async (ids: readonly string[]): Promise<Cart> => {
    try {
      return requireCart(await api.removeLineItemsFromCurrentCart([...ids]));
    } catch (error) {
      if (!hasCode(error, 'LINE_ITEM_NOT_FOUND_IN_CART')) throw error;
      const current = await read();
      const left = ids.filter((id) => current.lineItems?.some(({ _id }) => _id === id));
      if (left.length === ids.length) throw error;
      return left.length > 0 ? removeLines(left) : current;
    }
  };

  const coupon: SinglePart = {
    getId: ({ coupons }) => coupons?.[0]?._id,
    remove: async (id) => requireCart(await api.removeCouponFromCurrentCart(id)),
    missing: 'COUPON_NOT_FOUND_IN_CART',
  };
  const giftCard: SinglePart = {
    getId: ({ paymentInfo }) => paymentInfo?.giftCards?.[0]?._id,
    remove: async (id) => requireCart(await api.removeGiftCardFromCurrentCart(id)),
    missing: 'GIFT_CARD_NOT_FOUND_IN_CART',
  };

  /** Removes a part, whichever the cart has now. */
  const removePart = async ({ getId, remove, missing }: SinglePart, before: KnownCart): Promise<Cart> => {
    const known = before && getId(before);
    try {
      if (known) return await remove(known);
    } catch (error) {
      if (!hasCode(error, missing)) throw error;
    }
    const current = await read();
    const id = getId(current);
    return id ? remove(id) : current;
  };

  return {
    add: (items, before) => client.use(addAvailableItems)(items, { before, beforeRequest: check }),
    setQuantities: async (quantities) => {
      const lineItems = [...quantities].map(([lineItemId, newQuantity]) => ({ lineItemId, quantity: { newQuantity } }));
      return requireCart(await api.updateLineItemsInCurrentCart({ lineItems }));
    },
    removeLines,
    async applyCoupon(code, before, confirm) {
      const add = async () => requireCart(await api.addCouponToCurrentCart({ code }));
      const current = before ?? (await read());
      const isApplied = ({ coupons }: Cart) => coupons?.[0]?.code?.toLowerCase() === code.toLowerCase();
      if (coupon.getId(current) && !isApplied(current)) await confirm(await removePart(coupon, current));
      try {
        return await add();
      } catch (error) {
        if (hasCode(error, 'COUPON_ALREADY_EXISTS')) return read();
        if (!hasCode(error, 'MAX_COUPONS_PER_CART_EXCEEDED')) throw error;
      }
      await confirm(await removePart(coupon, undefined));
      return add();
    },
    removeCoupon: (before) => removePart(coupon, before),
    async applyGiftCard(card, before, confirm) {
      const current = before ?? (await read());
      if (giftCard.getId(current)) await confirm(await removePart(giftCard, current));
      return requireCart(await api.addGiftCardToCurrentCart(card));
    },
    removeGiftCard: (before) => removePart(giftCard, before),
    setDeliveryMethod: async (method) => requireCart(await api.setDeliveryMethodForCurrentCart(method)),
    removeDeliveryMethod: async () => requireCart(await api.removeDeliveryMethodFromCurrentCart()),
    update: async (fields) => requireCart(await api.updateCurrentCart(fields)),
    refresh: async () => requireCart(await api.refreshCurrentCart()),
  };
}
