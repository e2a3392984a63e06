'use client';

import { startCheckout, type StartCheckoutOptions as CheckoutOptions } from '@cartwright/ecom/purchase';
import { createRedirectSession, type RedirectCallbacks } from '@cartwright/identity/redirects';
import { useMutation } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import { cartStore } from './cart-store.js';

const redirects = { createRedirectSession };

/** Options for `start` of {@link useStartCheckout}. All but `callbacks` prefill the checkout page. */
export interface StartCheckoutOptions extends Omit<CheckoutOptions, 'callbacks'> {
  /** Absolute URLs that the hosted page returns to. */
  callbacks: RedirectCallbacks;
}

/** Result of {@link useStartCheckout}. */
export interface StartCheckoutResult {
  /**
   * Creates a checkout from the cart and a redirect session for the hosted checkout page. Waits for pending changes of
   * the cart.
   *
   * @param options - `callbacks`: absolute URLs to return to. `email`, `shippingAddress`, `billingAddress` and
   * `selectedShippingOption`: buyer data that prefills the page.
   * @returns URL of the checkout page, to redirect the browser to.
   * @throws `ApiError` when the platform rejects the request; the error of a pending change of the cart that failed;
   * `CartwrightError` `session_changed` when the session changes meanwhile.
   */
  readonly start: (options: StartCheckoutOptions) => Promise<string>;
  /** Whether a call of `start` is pending. */
  readonly isPending: boolean;
  /** Whether the last call of `start` failed. */
  readonly isError: boolean;
  /** Error of the last call of `start`, or `null`. */
  readonly error: Error | null;
}

/**
 * Starts a checkout of the cart on the hosted checkout page.
 *
 * @returns `start` and its state.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useStartCheckout } from '@cartwright/react/ecom';
 *
 * export function CheckOut() {
 *   const { start, isPending } = useStartCheckout();
 *   const go = async () => {
 *     const thankYouPageUrl = new URL('/thank-you', location.href).href;
 *     location.assign(await start({ callbacks: { thankYouPageUrl, postFlowUrl: location.href } }));
 *   };
 *   return (
 *     <button disabled={isPending} onClick={() => void go()}>
 *       Check out
 *     </button>
 *   );
 * }
 * ```
 * @see POST /ecom/v1/carts/current/create-checkout
 * @see POST /_api/redirects-api/v1/redirect-session
 */
export function useStartCheckout(): StartCheckoutResult {
  const { client, queryClient, session, single } = useCartwright();
  const { writer } = single(cartStore);
  const { mutateAsync, isPending, isError, error } = useMutation(
    {
      retry: false,
      networkMode: 'always',
      mutationFn: async (options: StartCheckoutOptions): Promise<string> => {
        const id = session.id();
        await writer().settled();
        session.require(id);
        const { createRedirectSession: create } = client.use(redirects);
        const createRedirect = (...args: Parameters<typeof create>) => {
          session.require(id);
          return create(...args);
        };
        const { url } = await client.use(startCheckout)(createRedirect, options);
        session.require(id);
        return url;
      },
    },
    queryClient,
  );
  return { start: mutateAsync, isPending, isError, error };
}
