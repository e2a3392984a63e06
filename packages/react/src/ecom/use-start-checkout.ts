'use client';

import { startCheckout, type StartCheckoutOptions as CheckoutOptions } from '@cartwright/ecom/purchase';
import { createRedirectSession, type RedirectCallbacks } from '@cartwright/identity/redirects';
import { useMutation } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import { cartStore } from './cart-store.js';

const redirects = { createRedirectSession };

/** Options for `start` of {@link useStartCheckout}. Everything but `callbacks` fills in the checkout page. */
export interface StartCheckoutOptions extends Omit<CheckoutOptions, 'callbacks'> {
  /** The addresses that the browser comes back to, absolute URLs. */
  callbacks: RedirectCallbacks;
}

/** What {@link useStartCheckout} returns. */
export interface StartCheckoutResult {
  /**
   * Makes the checkout of the cart and the address of its hosted page. Waits for changes of the cart that are under way.
   *
   * @param options - `callbacks`: where the browser comes back to, absolute URLs. `email`, `shippingAddress`,
   * `billingAddress` and `selectedShippingOption`: what the shop knows of the buyer.
   * @returns The URL to send the browser to.
   * @throws `ApiError` when the platform refuses; the error of a change of the cart that was under way and failed;
   *   `CartwrightError` `session_changed` when somebody else signs in or out meanwhile.
   */
  readonly start: (options: StartCheckoutOptions) => Promise<string>;
  /** It is under way. */
  readonly isPending: boolean;
  /** The last one failed. */
  readonly isError: boolean;
  /** Why it failed. */
  readonly error: Error | null;
}

/**
 * Begins the checkout on the platform's hosted page.
 *
 * @returns `start`, and how it stands.
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
