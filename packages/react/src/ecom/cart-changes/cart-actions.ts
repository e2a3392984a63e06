import { isApiError } from '@cartwright/core';
import type {
  Cart,
  CatalogItemInput,
  DeliveryMethodInput,
  GiftCardInput,
  V2LineItem,
} from '@cartwright/ecom/current-cart-v2';
import { LineItemNotAddedError, type Shortfall } from '@cartwright/ecom/purchase-v2';
import type { CartChange } from './cart-change.js';
import type { CartWriter } from './cart-writer.js';
import { checkDifference, checkLineItemId, checkLineItems, checkQuantity } from './check-input.js';
import { isWithin } from './is-within.js';
import { changeBy, setTo, type QuantityUpdate } from './quantity-update.js';

/**
 * Changes of the cart, with their variables. All fail with a `CartwrightError`; after a failure the cart is refetched, so
 * that it shows the outcome. A queued change fails with `session_changed` when the session changes before it is sent.
 */
export interface CartChangeVariables {
  /**
   * Adds one catalog item or several as far as they are available, and checks that the cart contains them. Increases the
   * quantity of an item that is already in the cart. Creates the cart if there is none.
   *
   * Fails with `LineItemNotAddedError` when the cart contains less than requested, or its earlier content is unknown.
   * Fails with `invalid_argument`, before a request is sent, for an empty list, an empty ID or an invalid quantity.
   */
  addItems: CatalogItemInput | readonly CatalogItemInput[];
  /**
   * Sets the quantity of a line item to an integer, at least 1, with an optimistic update. Use `changeQuantity` for one
   * more or one less. Fails with `INSUFFICIENT_INVENTORY` when the item is sold out.
   */
  updateQuantity: { lineItemId: string; quantity: number };
  /**
   * Changes the quantity of a line item by an integer other than 0, with an optimistic update. The quantity stays at
   * least 1. Other tabs of this browser lose nothing: the difference is applied to the newest quantity, which is fetched
   * first if another tab is open. Fails with `INSUFFICIENT_INVENTORY` when the item is sold out.
   */
  changeQuantity: { lineItemId: string; difference: number };
  /**
   * Removes a line item, with an optimistic update. Succeeds if the line item is already gone, such as removed on another
   * device.
   */
  removeItem: { lineItemId: string };
  /**
   * Applies a coupon to the cart, replacing an earlier one. Fails with `INVALID_COUPON_CODE` for an unknown coupon, or
   * `INVALID_COUPON_STATUS` with a `reason`. The earlier coupon is then applied again.
   */
  applyCoupon: { code: string };
  /** Removes the coupon from the cart. */
  removeCoupon: void;
  /**
   * Adds a gift card to the cart, replacing an earlier one: its code, from 8 to 20 characters, and optionally the amount
   * to redeem. Nothing is redeemed before the order. The summary of `useCartEstimate` says what the gift card pays. Cart
   * V1 has no gift cards.
   *
   * Fails with `INVALID_GIFT_CARD_CODE` for an unknown gift card, or `INVALID_GIFT_CARD_STATUS` with a `reason`. The cart
   * then has no gift card.
   */
  applyGiftCard: GiftCardInput;
  /** Removes the gift card from the cart. */
  removeGiftCard: void;
  /**
   * Selects the delivery method by its code, and the carrier's app ID if several carriers use the code. Requires a
   * delivery address: save it with `updateCart` first. Fails with `DELIVERY_METHOD_NOT_FOUND` or
   * `DELIVERY_METHOD_MISSING_ADDRESS`.
   */
  setDeliveryMethod: DeliveryMethodInput;
  /** Removes the delivery method from the cart. */
  removeDeliveryMethod: void;
  /**
   * Updates fields of the cart: `note`, `customerInfo`, `deliveryInfo.address`, `paymentInfo.billingAddress` and the
   * like. Omitted fields are unchanged, `null` clears a field, an address is replaced whole. Fails with
   * `INVALID_ADDRESS_FORMAT` or `BUSINESS_LOCATION_NOT_FOUND`.
   */
  updateCart: Cart;
  /**
   * Reads prices, discounts and stock of the line items from the catalogs. Without it, the cart has those of the time
   * when the items were added or changed.
   */
  refreshItems: void;
}

/** Functions that change the cart. Each resolves to the updated cart. */
type CartActions = {
  readonly [Name in keyof CartChangeVariables]: (
    writer: CartWriter,
    variables: CartChangeVariables[Name],
  ) => Promise<Cart>;
};

/** Quantity of a catalog item in the line items, across variants. */
const getCount = (lineItems: readonly V2LineItem[] | undefined, catalogItemId: string | undefined): number =>
  lineItems?.reduce(
    (sum, { quantityInfo, source }) =>
      sum + (source?.catalogReference?.catalogItemId === catalogItemId ? (quantityInfo?.requestedQuantity ?? 0) : 0),
    0,
  ) ?? 0;

const getCoupon = (cart: Cart | null) => cart?.coupons?.[0]?.code;

const getGiftCard = (cart: Cart | null) => cart?.paymentInfo?.giftCards?.[0]?._id;

const addCoupon = (writer: CartWriter, code: string, onRemoval?: (former: string | undefined) => void) =>
  writer.change({
    needs: 'confirmed',
    send: (api, { before, confirm }) =>
      api.applyCoupon(code, before, async (cart) => {
        onRemoval?.(getCoupon(before ?? null));
        await confirm(cart);
      }),
    isApplied: (after) => getCoupon(after)?.toLowerCase() === code.toLowerCase(),
  });

const changeLine = (
  { change }: CartWriter,
  lineItemId: string,
  update: QuantityUpdate,
  more?: Pick<CartChange, 'needs'>,
) => {
  checkLineItemId(lineItemId);
  return change({
    kind: 'quantities',
    updates: new Map([[lineItemId, update]]),
    send: (api, { quantities }) => api.setQuantities(quantities),
    ...more,
  });
};

/** Changes of the cart by their names. They throw for invalid variables. */
export const cartActions: CartActions = {
  async addItems({ change }, added) {
    const items = 'catalogReference' in added ? [added] : added;
    checkLineItems(items);
    let shortfalls: readonly Shortfall[] = [];
    const cart = await change({
      needs: 'confirmed',
      async send(api, { before }) {
        const response = await api.add(items, before);
        ({ shortfalls } = response);
        if (!response.cart) throw new LineItemNotAddedError(shortfalls, before ?? null, items);
        return response.cart;
      },
      isApplied: (after, before) =>
        items.every(({ catalogReference: { catalogItemId } }) => {
          const asked = items.reduce(
            (sum, item) => sum + (item.catalogReference.catalogItemId === catalogItemId ? item.quantity : 0),
            0,
          );
          return getCount(after.lineItems, catalogItemId) >= getCount(before?.lineItems, catalogItemId) + asked;
        }),
    });
    if (shortfalls.length > 0) throw new LineItemNotAddedError(shortfalls, cart, items);
    return cart;
  },
  updateQuantity(writer, { lineItemId, quantity }) {
    checkQuantity(quantity);
    return changeLine(writer, lineItemId, setTo(quantity));
  },
  changeQuantity(writer, { lineItemId, difference }) {
    checkDifference(difference);
    return changeLine(writer, lineItemId, changeBy(difference), { needs: 'newest' });
  },
  removeItem({ change }, { lineItemId }) {
    checkLineItemId(lineItemId);
    return change({
      kind: 'removal',
      updates: new Map([[lineItemId, setTo(0)]]),
      send: (api, { quantities }) => api.removeLines([...quantities.keys()]),
    });
  },
  async applyCoupon(writer, { code }) {
    let former: string | undefined;
    try {
      return await addCoupon(writer, code, (removed) => (former = removed));
    } catch (error) {
      const isRefused = isApiError(error) && error.status < 500;
      if (former && isRefused && writer.isCurrent()) await addCoupon(writer, former).catch(() => undefined);
      throw error;
    }
  },
  removeCoupon: ({ change }) =>
    change({
      needs: 'confirmed',
      send: (api, { before }) => api.removeCoupon(before),
      isApplied: (after) => !getCoupon(after),
    }),
  applyGiftCard: ({ change }, giftCard) =>
    change({
      needs: 'confirmed',
      send: (api, { before, confirm }) =>
        api.applyGiftCard({ ...giftCard, code: giftCard.code.trim() }, before, confirm),
      isApplied(after, before) {
        const id = getGiftCard(after);
        return id !== undefined && id !== getGiftCard(before);
      },
    }),
  removeGiftCard: ({ change }) =>
    change({
      needs: 'confirmed',
      send: (api, { before }) => api.removeGiftCard(before),
      isApplied: (after) => !getGiftCard(after),
    }),
  setDeliveryMethod: ({ change }, method) =>
    change({
      send: (api) => api.setDeliveryMethod(method),
      isApplied: ({ deliveryInfo }) => isWithin(method, deliveryInfo?.method),
    }),
  removeDeliveryMethod: ({ change }) =>
    change({
      send: (api) => api.removeDeliveryMethod(),
      isApplied: ({ deliveryInfo }) => !deliveryInfo?.method,
    }),
  updateCart: ({ change }, fields) =>
    change({
      needs: 'confirmed',
      send: (api, { before }) => api.update(fields, before),
      isApplied: (after) => isWithin(fields, after),
    }),
  refreshItems: ({ change }) => change({ send: (api) => api.refresh() }),
};
