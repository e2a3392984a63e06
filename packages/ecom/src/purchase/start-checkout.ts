import { callable, CartwrightError } from '@cartwright/core';
import type { CreateCheckoutOptions } from '../cart/create-checkout.js';
import { createCheckoutFromCurrentCart } from '../current-cart/create-checkout-from-current-cart.js';

/** Absolute URLs that the checkout page redirects to. */
export interface CheckoutCallbacks {
  /** URL after the purchase. The order ID is appended as `orderId`, see `returnFromCheckout`. */
  thankYouPageUrl?: string | null;
  /** URL after the buyer cancels or leaves the flow. */
  postFlowUrl?: string | null;
  /** URL of the cart page. */
  cartPageUrl?: string | null;
}

/** `createRedirectSession` of `@cartwright/identity`, bound to a client or standalone. */
export type CreateCheckoutRedirect = (options: {
  /** Checkout to redirect to. */
  ecomCheckout: { checkoutId: string };
  /** URLs to return to. */
  callbacks: CheckoutCallbacks;
}) => Promise<{ redirectSession?: { fullUrl?: string } }>;

/** Options for starting a checkout. */
export interface StartCheckoutOptions extends CreateCheckoutOptions {
  /** URLs that the checkout page redirects to. */
  callbacks: CheckoutCallbacks;
}

/** Started checkout. */
export interface StartedCheckout {
  /** Checkout ID. */
  readonly checkoutId: string;
  /** URL of the checkout page to redirect the browser to. */
  readonly url: string;
}

const incomplete = (what: string) =>
  new CartwrightError(`The answer holds no ${what}`, { kind: 'parse', code: 'invalid_response' });

/**
 * Starts the checkout of the current cart on the platform's checkout page: creates a checkout from the cart and a
 * redirect session for it.
 *
 * @param createRedirectSession - `createRedirectSession` of `@cartwright/identity`.
 * @param options - Redirect URLs and fields of the checkout. The channel defaults to `WEB`.
 * @returns The checkout ID and the URL to redirect the browser to.
 * @throws `ApiError` if the cart is empty or the platform rejects a redirect URL.
 * @throws `CartwrightError` `invalid_response` if the response has no checkout ID or URL.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { purchase } from '@cartwright/ecom';
 * import { OAuthStrategy, redirects } from '@cartwright/identity';
 *
 * const client = createClient({ auth: OAuthStrategy({ clientId: 'my-client-id' }), modules: { purchase, redirects } });
 *
 * export async function goToCheckout() {
 *   const { url } = await client.purchase.startCheckout(client.redirects.createRedirectSession, {
 *     callbacks: { thankYouPageUrl: `${location.origin}/thanks`, postFlowUrl: `${location.origin}/cart` },
 *   });
 *   location.assign(url);
 * }
 * ```
 * @see POST /ecom/v1/carts/current/create-checkout
 */
export const startCheckout = /* @__PURE__ */ callable(
  (client) =>
    async (
      createRedirectSession: CreateCheckoutRedirect,
      { callbacks, channelType = 'WEB', ...options }: StartCheckoutOptions,
    ): Promise<StartedCheckout> => {
      const create = client.use(createCheckoutFromCurrentCart);
      const { checkoutId } = await create({ ...options, channelType });
      if (!checkoutId) throw incomplete('checkout id');
      const { redirectSession } = await createRedirectSession({ ecomCheckout: { checkoutId }, callbacks });
      if (!redirectSession?.fullUrl) throw incomplete('address');
      return { checkoutId, url: redirectSession.fullUrl };
    },
);
