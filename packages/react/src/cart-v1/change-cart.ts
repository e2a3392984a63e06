import { CartwrightError, isCartwrightError, type Client } from '@cartwright/core';
import {
  addToCurrentCart,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
  type Cart,
  type LineItemInput,
} from '@cartwright/ecom/current-cart';

const currentCart = {
  addToCurrentCart,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
};

const cartOf = ({ cart }: { cart?: Cart }): Cart => {
  if (cart) return cart;
  throw new CartwrightError('The response has no cart; retry the call', { kind: 'parse', code: 'invalid_response' });
};

/** Requests that change the cart. Each resolves to the updated cart. */
export function cartChanges(client: Client) {
  const cart = client.use(currentCart);

  /** Removes line items. The platform rejects the whole request if one is already gone: retries with the others. */
  const removeLines = async (ids: string[]): Promise<Cart> => {
    try {
      return cartOf(await cart.removeLineItemsFromCurrentCart(ids));
    } catch (error) {
      if (!isCartwrightError(error) || error.code !== 'LINE_ITEM_NOT_FOUND_IN_CART') throw error;
      const current = await cart.getCurrentCart();
      const left = ids.filter((id) => current.lineItems?.some(({ _id }) => _id === id));
      if (left.length === ids.length) throw error;
      return left.length > 0 ? removeLines(left) : current;
    }
  };

  return {
    removeLines,
    add: async (lineItems: readonly LineItemInput[]) =>
      cartOf(await cart.addToCurrentCart({ lineItems: [...lineItems] })),
    setQuantities: async (quantities: ReadonlyMap<string, number>) =>
      cartOf(
        await cart.updateCurrentCartLineItemQuantity([...quantities].map(([_id, quantity]) => ({ _id, quantity }))),
      ),
    applyCoupon: (couponCode: string) => cart.updateCurrentCart({ couponCode }),
    removeCoupon: async () => cartOf(await cart.removeCouponFromCurrentCart()),
  };
}
