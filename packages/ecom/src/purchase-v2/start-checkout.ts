import { callable, type Client } from '@cartwright/core';
import { createCart } from '../cart-v2/create-cart.js';
import { addGiftCardToCurrentCart } from '../current-cart-v2/add-gift-card-to-current-cart.js';
import { getCurrentCart } from '../current-cart-v2/get-current-cart.js';
import { removeGiftCardFromCurrentCart } from '../current-cart-v2/remove-gift-card-from-current-cart.js';
import { setDeliveryMethodForCurrentCart } from '../current-cart-v2/set-delivery-method-for-current-cart.js';
import { updateCurrentCart } from '../current-cart-v2/update-current-cart.js';
import { openCheckoutPage, type CreateRedirectSession, type StartCheckoutResponse } from './checkout-page.js';
import { toCartFields, toGiftCard, type StartCheckoutOptions } from './checkout-options.js';
import { replaceCoupon } from './replace-coupon.js';

const currentCart = {
  addGiftCardToCurrentCart,
  getCurrentCart,
  removeGiftCardFromCurrentCart,
  setDeliveryMethodForCurrentCart,
  updateCurrentCart,
};

/** Creates a cart of the given items. */
async function createCartWith(client: Client, options: StartCheckoutOptions): Promise<string | undefined> {
  const { catalogItems, customItems, couponCode, deliveryMethod } = options;
  const giftCard = toGiftCard(options);
  const { _id } = await client.use(createCart)({
    ...(catalogItems && { catalogItems }),
    ...(customItems && { customItems }),
    ...(couponCode && { coupons: [{ code: couponCode }] }),
    ...(deliveryMethod && { deliveryMethod }),
    ...(giftCard && { giftCards: [giftCard] }),
    cart: toCartFields(options),
  });
  return _id;
}

/** Updates the current cart. */
async function updateCartWith(client: Client, options: StartCheckoutOptions): Promise<string | undefined> {
  const api = client.use(currentCart);
  const fields = toCartFields(options);
  const hasFields = Object.keys(fields).length > 0;
  const { cart = {} } = await (hasFields ? api.updateCurrentCart(fields) : api.getCurrentCart());
  if (options.couponCode) await replaceCoupon(client, cart, options.couponCode);
  const giftCard = toGiftCard(options);
  if (giftCard) {
    const current = cart.paymentInfo?.giftCards?.[0]?._id;
    if (current) await api.removeGiftCardFromCurrentCart(current);
    await api.addGiftCardToCurrentCart(giftCard);
  }
  if (options.deliveryMethod) await api.setDeliveryMethodForCurrentCart(options.deliveryMethod);
  return cart._id;
}

/**
 * Starts a checkout of the current cart on the platform's checkout page: saves the given fields in the cart and creates
 * a redirect session for it. With `catalogItems` or `customItems`, these are bought instead, and the current cart stays
 * as it is.
 *
 * @param createRedirectSession - `createRedirectSession` of `@cartwright/identity`.
 * @param options - Redirect URLs and fields of the cart, which the checkout page shows filled in.
 * @returns The checkout ID and the URL to redirect the browser to.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the visitor or member has no cart.
 * @throws `ApiError` with a code of `CartErrorCode`, such as `INVALID_COUPON_CODE` or `DELIVERY_METHOD_NOT_FOUND`. Fields
 * that were saved before stay in the cart.
 * @throws `CartwrightError` `invalid_response` if the response has no cart ID or URL.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { purchaseV2 } from '@cartwright/ecom';
 * import { OAuthStrategy, redirects } from '@cartwright/identity';
 *
 * const client = createClient({ auth: OAuthStrategy({ clientId: 'my-client-id' }), modules: { purchaseV2, redirects } });
 *
 * export async function goToCheckout() {
 *   const { url } = await client.purchaseV2.startCheckout(client.redirects.createRedirectSession, {
 *     callbacks: { thankYouPageUrl: `${location.origin}/thanks`, postFlowUrl: `${location.origin}/cart` },
 *   });
 *   location.assign(url);
 * }
 * ```
 * @see POST /_api/redirects-api/v1/redirect-session
 */
export const startCheckout = /* @__PURE__ */ callable(
  (client) =>
    async (
      createRedirectSession: CreateRedirectSession,
      options: StartCheckoutOptions,
    ): Promise<StartCheckoutResponse> => {
      const isBuyNow = options.catalogItems ?? options.customItems;
      const checkoutId = await (isBuyNow ? createCartWith : updateCartWith)(client, options);
      return openCheckoutPage(createRedirectSession, checkoutId, options.callbacks);
    },
);
