import { CartwrightError, isCartwrightError, type Client } from '@cartwright/core';
import {
  addToCurrentCart,
  checkAdded,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
  type Cart,
  type LineItem,
  type LineItemInput,
} from '@cartwright/ecom/current-cart';
import type { CartWriter } from './cart-writer.js';
import { checkLineItemId, checkLineItems, checkQuantity } from './check-input.js';

const currentCart = {
  addToCurrentCart,
  getCurrentCart,
  removeCouponFromCurrentCart,
  removeLineItemsFromCurrentCart,
  updateCurrentCart,
  updateCurrentCartLineItemQuantity,
};

/**
 * What a shopper does to the cart. All reject with a `CartwrightError`. After a failure the cart is read again: by then it
 * shows what came of the change. A change that has not been sent when somebody else signs in or out rejects with
 * `session_changed`.
 */
export interface CartActions {
  /**
   * Adds items, and checks that the cart took them. An item that is there already becomes more.
   *
   * @param lineItems - What to add, and how many.
   * @returns The cart.
   * @throws `LineItemNotAddedError` when the cart took less than that, or does not tell.
   * @throws `CartwrightError` `invalid_argument` for an empty list, an empty id or an impossible quantity. Nothing is sent then.
   */
  addItems(this: void, lineItems: readonly LineItemInput[]): Promise<Cart>;
  /**
   * Sets a line's quantity, and shows it at once.
   *
   * @param lineItemId - The line's `_id`.
   * @param quantity - A whole number from 1; `removeItem` removes.
   * @returns The cart. Calls that became one request resolve together.
   * @throws `CartwrightError` `invalid_argument` for another quantity or an empty id. Nothing is sent then.
   */
  updateQuantity(this: void, lineItemId: string, quantity: number): Promise<Cart>;
  /**
   * Removes a line, and hides it at once. A line that is gone already, for example removed on another device, is a success.
   *
   * @param lineItemId - The line's `_id`.
   * @returns The cart.
   */
  removeItem(this: void, lineItemId: string): Promise<Cart>;
  /**
   * Puts a coupon on the cart, in place of another.
   *
   * @param code - The coupon's code.
   * @returns The cart.
   * @throws `ApiError` `ERROR_COUPON_DOES_NOT_EXIST` and the platform's other reasons; the cart stays as it is.
   */
  applyCoupon(this: void, code: string): Promise<Cart>;
  /**
   * Takes the coupon off the cart.
   *
   * @returns The cart.
   */
  removeCoupon(this: void): Promise<Cart>;
}

const cartOf = ({ cart }: { cart?: Cart }): Cart => {
  if (cart) return cart;
  throw new CartwrightError('The answer holds no cart', { kind: 'parse', code: 'invalid_answer' });
};

/** How many of a catalog item there are, whichever variants. */
const countOf = (lineItems: readonly LineItem[] | undefined, catalogItemId: string | undefined): number =>
  lineItems?.reduce(
    (sum, { catalogReference, quantity = 0 }) =>
      sum + (catalogReference?.catalogItemId === catalogItemId ? quantity : 0),
    0,
  ) ?? 0;

const couponsOf = ({ appliedDiscounts = [] }: Cart) =>
  appliedDiscounts.flatMap(({ coupon }) => (coupon ? [coupon.code] : []));

/** The actions on a client's cart. */
export function cartActions(client: Client, writerOf: () => CartWriter): CartActions {
  const cart = client.use(currentCart);

  /** Removes lines. The platform refuses all of them where one is gone already: then the others are removed. */
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
    async addItems(lineItems) {
      checkLineItems(lineItems);
      const writer = writerOf();
      let before: Cart | null | undefined;
      const after = await writer.change({
        async prepare() {
          before = await writer.confirmed();
        },
        send: async () => cartOf(await cart.addToCurrentCart({ lineItems: [...lineItems] })),
        isIn: (after, before) =>
          lineItems.every(({ catalogReference: { catalogItemId } }) => {
            const asked = countOf(lineItems, catalogItemId);
            return countOf(after.lineItems, catalogItemId) >= countOf(before?.lineItems, catalogItemId) + asked;
          }),
      });
      checkAdded(before, after, lineItems);
      return after;
    },
    async updateQuantity(lineItemId, quantity) {
      checkLineItemId(lineItemId);
      checkQuantity(quantity);
      return writerOf().change({
        kind: 'quantities',
        quantities: new Map([[lineItemId, quantity]]),
        send: async (quantities) =>
          cartOf(
            await cart.updateCurrentCartLineItemQuantity([...quantities].map(([_id, quantity]) => ({ _id, quantity }))),
          ),
      });
    },
    async removeItem(lineItemId) {
      checkLineItemId(lineItemId);
      return writerOf().change({
        kind: 'removal',
        quantities: new Map([[lineItemId, 0]]),
        send: (lines) => removeLines([...lines.keys()]),
      });
    },
    applyCoupon: (couponCode) =>
      writerOf().change({
        send: () => cart.updateCurrentCart({ couponCode }),
        isIn: (after) => couponsOf(after).some((code) => code?.toLowerCase() === couponCode.toLowerCase()),
      }),
    removeCoupon: () =>
      writerOf().change({
        send: async () => cartOf(await cart.removeCouponFromCurrentCart()),
        isIn: (after) => couponsOf(after).length === 0,
      }),
  };
}
