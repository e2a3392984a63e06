import { callable, isCartwrightError, operation, type Operation } from '@cartwright/core';
import type { CartApplicationErrors } from './errors/cart-error-code.js';

/** URLs that the customer returns to after a payment on another page. At most 2,000 characters each. */
export interface RedirectUrls {
  /** URL after a canceled payment. */
  cancelUrl?: string | null;
  /** URL after a failed payment. */
  errorUrl?: string | null;
  /** URL after a successful payment. `{orderId}` is replaced by the order ID. */
  successUrl?: string | null;
  /** URL while the payment is pending. `{orderId}` is replaced by the order ID. */
  pendingUrl?: string | null;
}

/** Payment options of an order. */
export interface PlaceOrderOptions {
  /**
   * Token of the totals that the customer saw, from `calculateCart`. The order fails with
   * `INVALID_PRICE_VERIFICATION_TOKEN` if they have changed since.
   */
  priceVerificationToken?: string | null;
  /** Token of the payment, from the platform's payment form. */
  paymentToken?: string | null;
  /** URLs that the customer returns to after a payment on another page. */
  redirectUrls?: RedirectUrls;
  /**
   * Whether to save the payment method on the order.
   *
   * @default false
   */
  savePaymentMethod?: boolean;
  /**
   * Whether to only authorize the payment and capture it later.
   *
   * @default false
   */
  delayCapture?: boolean;
  /**
   * Whether the order is paid as an in-app purchase of a mobile app.
   *
   * @default false
   */
  inAppPurchase?: boolean;
}

/** Response of `placeOrder`. */
export interface PlaceOrderResponse {
  /** Order ID. */
  orderId?: string;
  /** Order ID in Wix Payments. Absent if nothing is charged. */
  paymentGatewayOrderId?: string | null;
  /** Whether the order was created and paid. `false` while the order or its payment is pending. */
  completed?: boolean;
}

/** Application errors of `placeOrder`. */
export type PlaceOrderApplicationErrors = CartApplicationErrors<
  | 'CART_ALREADY_ORDERED'
  | 'SITE_NOT_ACCEPTING_PAYMENTS'
  | 'EMPTY_CART'
  | 'LINE_ITEMS_OUT_OF_STOCK'
  | 'CART_PRICES_OUT_OF_SYNC'
  | 'INVALID_THIRD_PARTY_CHECKOUT_TOKEN'
  | 'INVALID_PRICE_VERIFICATION_TOKEN'
  | 'VIOLATIONS_WITH_ERROR_SEVERITY'
  | 'CALCULATION_ERROR'
  | 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD'
  | 'CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD'
  | 'CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD'
  | 'SUBSCRIPTION_WITH_INVALID_FREQUENCY'
  | 'SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION'
  | 'UNCONFIRMED_SAVE_PAYMENT_METHOD'
  | 'DELIVERY_METHOD_NO_LONGER_AVAILABLE'
  | 'DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS'
  | 'MISSING_DELIVERY_ADDRESS'
  | 'MISSING_DELIVERY_METHOD'
  | 'INVALID_MEMBERSHIP'
  | 'INVALID_PAYMENT_STATUS'
  | 'GIFT_CARD_REDEEM_ERROR'
  | 'PAYMENT_ALREADY_IN_PROGRESS'
  | 'EMPTY_PAYMENT_TOKEN'
  | 'MEMBERS_ONLY_ITEM'
  | 'PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART'
  | 'DEMO_ORDER_NOT_ALLOWED'
  | 'PAYMENT_ATTEMPT_EXPIRED'
  | 'UNAVAILABLE_PAYMENT_METHOD'
  | 'INVALID_CART'
>;

const sendOrder = /* @__PURE__ */ operation<[cartId: string, options?: PlaceOrderOptions], PlaceOrderResponse>({
  id: 'ecom.cartV2.placeOrder',
  method: 'POST',
  path: '/ecom/v2/carts/{cartId}/place-order',
  args: ['cartId', '...options'],
});

/** Adds the remedy to the error of a request that may have reached the platform, and throws the error. */
function throwWithRemedy(error: unknown): never {
  const isUncertain =
    isCartwrightError(error) &&
    error.operation === sendOrder.spec.id &&
    ['network', 'timeout', 'parse'].includes(error.kind);
  if (isUncertain) error.message += '. The order may have been placed: check with findPlacedOrder(cartId)';
  throw error;
}

/**
 * Places an order from a cart, and charges the customer if a payment is due. Visitors and members can only order carts
 * that need no payment online; send others to the checkout page with a redirect session.
 *
 * The request is sent once. After an error with kind `network` or `timeout` the order may have been placed: find out with
 * `findPlacedOrder(cartId)` before you call `placeOrder` again.
 *
 * @param cartId - Cart ID.
 * @param options - Payment options of the order.
 * @returns The order ID, and whether the order is paid.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link PlaceOrderApplicationErrors}, such as `LINE_ITEMS_OUT_OF_STOCK`. No order is
 * placed.
 * @throws `ApiError` `CART_ALREADY_ORDERED` (428) if an order was placed from the cart. `data.orderId` is its ID.
 * @throws `ApiError` with status 403 if a payment is due and the caller is a visitor or member.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export async function place(cartId: string) {
 *   const { summary } = await client.cartV2.calculateCart(cartId);
 *   const priceVerificationToken = summary?.priceVerificationToken ?? null;
 *   return (await client.cartV2.placeOrder(cartId, { priceVerificationToken })).orderId;
 * }
 * ```
 * @see POST /ecom/v2/carts/{cartId}/place-order
 */
export const placeOrder = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ callable((client) => {
    const send = client.use(sendOrder);
    return (...args: Parameters<typeof sendOrder>) => send(...args).catch(throwWithRemedy);
  }),
  { spec: sendOrder.spec },
) as unknown as Operation<[cartId: string, options?: PlaceOrderOptions], PlaceOrderResponse>;
