import { callable, CartwrightError } from '@cartwright/core';
import type { CreateCheckoutOptions } from '../cart/create-checkout.js';
import { createCheckoutFromCurrentCart } from '../current-cart/create-checkout-from-current-cart.js';

/** Where the browser comes back to. All absolute. */
export interface CheckoutCallbacks {
  /** After the purchase. The order's id is added as `orderId`: see `returnFromCheckout`. */
  thankYouPageUrl?: string | null;
  /** When the buyer gives up, or is done. */
  postFlowUrl?: string | null;
  /** The site's cart. */
  cartPageUrl?: string | null;
}

/** `createRedirectSession` of `@cartwright/identity`, bound to a client or alone. */
export type CreateCheckoutRedirect = (options: {
  ecomCheckout: { checkoutId: string };
  callbacks: CheckoutCallbacks;
}) => Promise<{ redirectSession?: { fullUrl?: string } }>;

/** What the checkout begins with, and where the browser comes back to. */
export interface StartCheckoutOptions extends CreateCheckoutOptions {
  /** Where the browser comes back to. */
  callbacks: CheckoutCallbacks;
}

/** A checkout that was begun. */
export interface StartedCheckout {
  /** The checkout's id. */
  readonly checkoutId: string;
  /** The page to send the browser to. */
  readonly url: string;
}

const incomplete = (what: string) =>
  new CartwrightError(`The answer holds no ${what}`, { kind: 'parse', code: 'invalid_answer' });

/**
 * From the cart to the platform's checkout page: makes the checkout of the cart, and the address of its page.
 *
 * @param createRedirectSession - `createRedirectSession` of `@cartwright/identity`.
 * @param options - Where the browser comes back to, and what the checkout begins with. Default channel `WEB`.
 * @returns The checkout's id, and the page to send the browser to.
 * @throws `ApiError` when the cart is empty, or the platform refuses an address.
 * @throws `CartwrightError` `invalid_answer` when the platform answers without an id or address.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { purchase } from '@cartwright/ecom';
 * import { OAuthStrategy, redirects } from '@cartwright/identity';
 *
 * const client = createClient({ auth: OAuthStrategy({ clientId: 'my-client-id' }), modules: { purchase, redirects } });
 *
 * export async function checkOut() {
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
