'use client';

import type { StartCheckoutOptions as CheckoutOptions } from '@cartwright/ecom/purchase-v2';
import {
  createRedirectSession,
  type RedirectCallbacks,
  type RedirectSessionPreferences,
} from '@cartwright/identity/redirects';
import { getCheckoutStarter } from '../../cart-api/get-checkout-starter.js';
import type { CartwrightContextValue } from '../../provider/cartwright-context.js';
import { useChange, type ChangeParameters, type ChangeResult } from '../../provider/use-change.js';
import { useCartwright } from '../../provider/use-cartwright.js';
import { cartStore } from '../cart-store/cart-store.js';
import { usePreload } from '../cart-store/use-preload.js';
import { refetchCart } from '../cart-store/refetch-cart.js';
import { saveCheckout } from './save-checkout.js';
import { usePageReturn } from '../../provider/use-page-return.js';

/**
 * Options of a checkout. All but `callbacks` and `preferences` are saved in the cart, so that the checkout page shows
 * them filled in.
 */
export interface StartCheckoutOptions extends Omit<CheckoutOptions, 'callbacks'> {
  /**
   * URLs that the hosted page returns to, absolute or relative to the current page.
   *
   * @default `postFlowUrl`: the current page
   */
  callbacks?: RedirectCallbacks;
  /** Settings of the hosted page, such as query parameters to add. */
  preferences?: RedirectSessionPreferences;
}

/** Options of the hook {@link useStartCheckout}, besides those of the checkout. */
export interface UseStartCheckoutParameters extends ChangeParameters<string, StartCheckoutOptions | void> {
  /**
   * Whether the browser is redirected to the hosted page.
   *
   * @default true
   */
  redirect?: boolean | undefined;
}

/** Result of {@link useStartCheckout}. `data` is the URL of the hosted page. */
export type StartCheckoutResult = ChangeResult<string, StartCheckoutOptions | void> & {
  /**
   * Whether the checkout is being started, or the browser redirected. `false` again when the shopper returns with the
   * browser's back button.
   */
  readonly isRedirecting: boolean;
};

/** Resolves URLs relative to the page. */
const toAbsolute = (callbacks: RedirectCallbacks): RedirectCallbacks =>
  Object.fromEntries(
    Object.entries({ postFlowUrl: '', ...callbacks }).flatMap(([name, url]: [string, unknown]) =>
      typeof url === 'string' ? [[name, new URL(url, location.href).href]] : [],
    ),
  );

/** Starts a checkout after the pending changes of the cart. Returns the URL of the hosted page. */
async function createCheckoutUrl(
  { callbacks, preferences, ...checkout }: StartCheckoutOptions,
  { cartVersion, client, single }: CartwrightContextValue,
  requireSession: () => void,
): Promise<string> {
  const { change, settled } = single(cartStore);
  await settled();
  requireSession();
  const { catalogItems, customItems } = checkout;
  const isSaved = cartVersion === 2 && !catalogItems && !customItems;
  if (isSaved) await saveCheckout(checkout, change, requireSession);
  const create = client.use(createRedirectSession);
  const createRedirect = (...[target]: Parameters<typeof create>) => {
    requireSession();
    return create({ ...target, ...(preferences && { preferences }) });
  };
  const options = { ...(!isSaved && checkout), callbacks: toAbsolute(callbacks ?? {}) };
  return getCheckoutStarter(cartVersion)(client, createRedirect, options);
}

/**
 * Starts a checkout of the cart on the hosted checkout page, prefilled with known data of the buyer, and redirects the
 * browser to it. What is given is saved in the cart. Waits for pending changes of the cart, and fails with the error of
 * one that failed. After a failure the cart is refetched.
 *
 * @param options - Options of the checkout: `email`, `shippingAddress`, `billingAddress`, `deliveryMethod`,
 * `couponCode`, `giftCardCode`, `cart` for other fields; `catalogItems` to buy these instead of the cart; `callbacks`
 * and `preferences`.
 * @param parameters - `redirect`, and `mutation`: TanStack Query options, such as `onError`.
 * @returns The mutation: `mutate` and `mutateAsync` take options that add to those of the hook.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useStartCheckout } from '@cartwright/react/ecom';
 * import { describeError } from '@cartwright/react/errors';
 *
 * export function CheckOut({ email, country }: { email?: string; country: string }) {
 *   const { mutate, isRedirecting, error } = useStartCheckout({
 *     ...(email && { email }),
 *     shippingAddress: { country },
 *     callbacks: { thankYouPageUrl: '/thank-you', cartPageUrl: '/cart' },
 *   });
 *   return (
 *     <>
 *       <button disabled={isRedirecting} onClick={() => mutate()}>
 *         Check out
 *       </button>
 *       {error && <p role="alert">{describeError(error)}</p>}
 *     </>
 *   );
 * }
 * ```
 * @see PATCH /ecom/v2/carts/current
 * @see POST /_api/redirects-api/v1/redirect-session
 */
export function useStartCheckout(
  options: StartCheckoutOptions = {},
  { redirect = true, ...parameters }: UseStartCheckoutParameters = {},
): StartCheckoutResult {
  const context = useCartwright();
  usePreload();
  const result = useChange<string, StartCheckoutOptions | void>(async (more, _, requireSession) => {
    try {
      const callbacks = { ...options.callbacks, ...more?.callbacks };
      const url = await createCheckoutUrl({ ...options, ...more, callbacks }, context, requireSession);
      requireSession();
      if (redirect) location.assign(url);
      return url;
    } catch (error) {
      void refetchCart(context);
      throw error;
    }
  }, parameters);
  const { isPending, isSuccess, reset } = result;
  usePageReturn(() => {
    reset();
    void refetchCart(context);
  });
  return { ...result, isRedirecting: redirect && (isPending || isSuccess) };
}
