'use client';

import type { StartCheckoutOptions as CheckoutOptions } from '@cartwright/ecom/purchase-v2';
import {
  createRedirectSession,
  type RedirectCallbacks,
  type RedirectSessionPreferences,
} from '@cartwright/identity/redirects';
import { useCallback, useRef, useState, useEffect } from 'react';
import { getCheckoutStarter } from '../../cart-api/cart-operations.js';
import type { CartwrightContextValue } from '../../provider/cartwright-context.js';
import { useAction, type ActionParameters, type ActionResult } from '../../provider/use-action.js';
import { useCartwright } from '../../provider/use-cartwright.js';
import { cartStore } from '../cart-store/cart-store.js';
import { refetchCart } from '../cart-store/refetch-cart.js';
import { saveCheckout } from './save-checkout.js';
import { usePageReturn } from '../../provider/use-page-return.js';

const redirects = { createRedirectSession };

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

/** Result of {@link useStartCheckout}. */
export interface StartCheckoutResult extends ActionResult<string, StartCheckoutOptions> {
  /**
   * Starts the checkout and redirects the browser to the hosted page. Waits for pending changes of the cart. Never
   * throws: failures set `error`, and the cart is refetched. Stable across renders.
   *
   * @param options - Options that add to those of the hook.
   */
  readonly start: (options?: StartCheckoutOptions) => void;
  /**
   * Starts the checkout without a redirect. Stable across renders.
   *
   * @param options - Options that add to those of the hook.
   * @returns URL of the hosted page.
   * @throws `ApiError` when the platform rejects the request; the error of a pending change of the cart that failed;
   * `CartwrightError` `session_changed` when the session changes meanwhile.
   */
  readonly startAsync: (options?: StartCheckoutOptions) => Promise<string>;
  /**
   * Whether the browser is being redirected, or `start` is preparing it. `false` again when the shopper returns with the
   * browser's back button.
   */
  readonly isRedirecting: boolean;
}

/** Resolves URLs relative to the page. */
const toAbsolute = (callbacks: RedirectCallbacks): RedirectCallbacks =>
  Object.fromEntries(
    Object.entries({ postFlowUrl: '', ...callbacks }).flatMap(([name, url]: [string, unknown]) =>
      typeof url === 'string' ? [[name, new URL(url, location.href).href]] : [],
    ),
  );

/** Starts a checkout after the pending changes of the cart. Returns the URL of the hosted page. */
async function getCheckoutUrl(
  { callbacks, preferences, ...checkout }: StartCheckoutOptions,
  { cartVersion, client, single }: CartwrightContextValue,
  requireSession: () => void,
): Promise<string> {
  const { actions, writer } = single(cartStore);
  await writer().settled();
  requireSession();
  const { catalogItems, customItems } = checkout;
  const isSaved = cartVersion === 2 && !catalogItems && !customItems;
  if (isSaved) await saveCheckout(checkout, actions, requireSession);
  const { createRedirectSession: create } = client.use(redirects);
  const createRedirect = (...[target]: Parameters<typeof create>) => {
    requireSession();
    return create({ ...target, ...(preferences && { preferences }) });
  };
  const options = { ...(!isSaved && checkout), callbacks: toAbsolute(callbacks ?? {}) };
  return getCheckoutStarter(cartVersion)(client, createRedirect, options);
}

/**
 * Starts a checkout of the cart on the hosted checkout page, prefilled with known data of the buyer. What is given is
 * saved in the cart.
 *
 * @param options - Options of the checkout: `email`, `shippingAddress`, `billingAddress`, `deliveryMethod`,
 * `couponCode`, `giftCardCode`, `cart` for other fields; `catalogItems` to buy these instead of the cart; `callbacks`
 * and `preferences`.
 * @param parameters - TanStack Query options of the mutation, such as `onError`.
 * @returns `start`, `startAsync`, and their state.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useStartCheckout } from '@cartwright/react/ecom';
 * import { describeError } from '@cartwright/react/errors';
 *
 * export function CheckOut({ email, country }: { email?: string; country: string }) {
 *   const { start, isRedirecting, error } = useStartCheckout({
 *     ...(email && { email }),
 *     shippingAddress: { country },
 *     callbacks: { thankYouPageUrl: '/thank-you', cartPageUrl: '/cart' },
 *   });
 *   return (
 *     <>
 *       <button disabled={isRedirecting} onClick={() => start()}>
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
  parameters: ActionParameters<string, StartCheckoutOptions> = {},
): StartCheckoutResult {
  const context = useCartwright();
  const [isRedirecting, setIsRedirecting] = useState(false);
  const { mutateAsync, mutate: _, ...state } = useAction(getCheckoutUrl, parameters);
  usePageReturn(() => {
    setIsRedirecting(false);
    void refetchCart(context);
  });

  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const startAsync = useCallback(
    ({ callbacks, ...more }: StartCheckoutOptions = {}) => {
      const { callbacks: usual, ...known } = latest.current;
      return mutateAsync({ ...known, ...more, callbacks: { ...usual, ...callbacks } });
    },
    [mutateAsync],
  );
  const start = useCallback(
    (more?: StartCheckoutOptions) => {
      setIsRedirecting(true);
      startAsync(more).then(
        (url) => location.assign(url),
        () => {
          setIsRedirecting(false);
          void refetchCart(context);
        },
      );
    },
    [startAsync, context],
  );
  return { ...state, start, startAsync, isRedirecting };
}
