import { isCartwrightError, type Client } from '@cartwright/core';
import {
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
  type CartResponse,
  type UpdateCurrentCartOptions,
} from '@cartwright/ecom/current-cart';
import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { requireCart } from '../cart-v2/require-cart.js';
import type { CartChanges } from '../cart-v2/types.js';
import { addItems } from './add-items.js';
import { convertCart } from './convert-cart.js';
import { convertFields } from './convert-fields.js';
import { createUnsupportedError } from './create-unsupported-error.js';

const readCart = (response: CartResponse): Cart => convertCart(requireCart(response));

/** Creates the requests that change the cart, with Cart V1. */
export function createCartChanges(client: Client, check: () => Promise<void>): CartChanges {
  const send = async <Args extends unknown[], Result>(
    operation: (...args: Args) => Promise<Result>,
    ...args: NoInfer<Args>
  ): Promise<Result> => {
    await check();
    return client.use(operation)(...args);
  };

  /** Removes line items. The platform rejects the whole request if one is already gone: retries with the others. */
  const removeLines = async (ids: readonly string[]): Promise<Cart> => {
    try {
      return readCart(await send(removeLineItemsFromCurrentCart, [...ids]));
    } catch (error) {
      if (!isCartwrightError(error) || error.code !== 'LINE_ITEM_NOT_FOUND_IN_CART') throw error;
      const current = await send(getCurrentCart);
      const left = ids.filter((id) => current.lineItems?.some(({ _id }) => _id === id));
      if (left.length === ids.length) throw error;
      return left.length > 0 ? removeLines(left) : convertCart(current);
    }
  };
  const update = async (options: UpdateCurrentCartOptions) => convertCart(await send(updateCurrentCart, options));

  return {
    removeLines,
    add: (items, before) => addItems(client, items, before),
    setQuantities: async (quantities) => {
      const lineItems = [...quantities].map(([_id, quantity]) => ({ _id, quantity }));
      return readCart(await send(updateCurrentCartLineItemQuantity, lineItems));
    },
    applyCoupon: (couponCode) => update({ couponCode }),
    removeCoupon: async () => readCart(await send(removeCouponFromCurrentCart)),
    applyGiftCard: () => Promise.reject(createUnsupportedError('a gift card')),
    removeGiftCard: () => Promise.reject(createUnsupportedError('a gift card')),
    setDeliveryMethod: ({ appId, code }) =>
      update({ cartInfo: { selectedShippingOption: { code, ...(appId && { carrierId: appId }) } } }),
    removeDeliveryMethod: () => update({ cartInfo: {}, cartFieldmask: ['selectedShippingOption'] }),
    update: async (fields, before) => update({ cartInfo: convertFields(fields, before) }),
    refresh: async () => convertCart(await send(getCurrentCart)),
  };
}
