import type { Client } from '@cartwright/core';
import { cartChanges, assertLineItemsAdded, type Cart, type LineItem, type LineItemInput } from '../cart-v1/index.js';
import type { CartWriter } from './cart-writer.js';
import { checkLineItemId, checkLineItems, checkQuantity } from './check-input.js';

/**
 * Changes of the cart. All reject with a `CartwrightError`; after a failure the cart is refetched, so that it shows the
 * outcome. A queued change rejects with `session_changed` when the session changes before it is sent.
 */
export interface CartActions {
  /**
   * Adds line items and checks that the cart contains them. Increases the quantity of an item that is already in the
   * cart.
   *
   * @param lineItems - Catalog references and quantities to add.
   * @returns The updated cart.
   * @throws `LineItemNotAddedError` when the cart contains less than requested, or its earlier content is unknown.
   * @throws `CartwrightError` `invalid_argument` for an empty list, an empty id or an invalid quantity; no request is
   * sent.
   */
  addItems(this: void, lineItems: readonly LineItemInput[]): Promise<Cart>;
  /**
   * Sets the quantity of a line item, with an optimistic update.
   *
   * @param lineItemId - Line item ID: `_id` of the line item.
   * @param quantity - Quantity: an integer, at least 1. Use `removeItem` to remove the line item.
   * @returns The updated cart. Calls merged into one request resolve together.
   * @throws `CartwrightError` `invalid_argument` for an invalid quantity or an empty id; no request is sent.
   */
  updateQuantity(this: void, lineItemId: string, quantity: number): Promise<Cart>;
  /**
   * Removes a line item, with an optimistic update. Succeeds if the line item is already gone, such as removed on
   * another device.
   *
   * @param lineItemId - Line item ID: `_id` of the line item.
   * @returns The updated cart.
   */
  removeItem(this: void, lineItemId: string): Promise<Cart>;
  /**
   * Applies a coupon to the cart, replacing an earlier one.
   *
   * @param code - Coupon code.
   * @returns The updated cart.
   * @throws `ApiError` `ERROR_COUPON_DOES_NOT_EXIST` or another coupon error of the platform. The cart is then
   * unchanged.
   */
  applyCoupon(this: void, code: string): Promise<Cart>;
  /**
   * Removes the coupon from the cart.
   *
   * @returns The updated cart.
   */
  removeCoupon(this: void): Promise<Cart>;
}

/** Quantity of a catalog item in the line items, across variants. */
const countOf = (lineItems: readonly LineItem[] | undefined, catalogItemId: string | undefined): number =>
  lineItems?.reduce(
    (sum, { catalogReference, quantity = 0 }) =>
      sum + (catalogReference?.catalogItemId === catalogItemId ? quantity : 0),
    0,
  ) ?? 0;

const couponsOf = ({ appliedDiscounts = [] }: Cart) =>
  appliedDiscounts.flatMap(({ coupon }) => (coupon ? [coupon.code] : []));

/** Creates the actions on the client's cart. */
export function cartActions(client: Client, writerOf: () => CartWriter): CartActions {
  const { add, applyCoupon, removeCoupon, removeLines, setQuantities } = cartChanges(client);

  return {
    async addItems(lineItems) {
      checkLineItems(lineItems);
      const writer = writerOf();
      let before: Cart | null | undefined;
      const after = await writer.change({
        async prepare() {
          before = await writer.confirmed();
        },
        send: () => add(lineItems),
        isIn: (after, before) =>
          lineItems.every(({ catalogReference: { catalogItemId } }) => {
            const asked = countOf(lineItems, catalogItemId);
            return countOf(after.lineItems, catalogItemId) >= countOf(before?.lineItems, catalogItemId) + asked;
          }),
      });
      assertLineItemsAdded(before, after, lineItems);
      return after;
    },
    async updateQuantity(lineItemId, quantity) {
      checkLineItemId(lineItemId);
      checkQuantity(quantity);
      return writerOf().change({
        kind: 'quantities',
        quantities: new Map([[lineItemId, quantity]]),
        send: setQuantities,
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
        send: () => applyCoupon(couponCode),
        isIn: (after) => couponsOf(after).some((code) => code?.toLowerCase() === couponCode.toLowerCase()),
      }),
    removeCoupon: () =>
      writerOf().change({
        send: removeCoupon,
        isIn: (after) => couponsOf(after).length === 0,
      }),
  };
}
