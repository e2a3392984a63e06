import { CartwrightError, isDevelopment } from '@cartwright/core';

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
export type CreateRedirectSession = (options: {
  /** Checkout to redirect to. */
  ecomCheckout: { checkoutId: string };
  /** URLs to return to. */
  callbacks: CheckoutCallbacks;
}) => Promise<{ redirectSession?: { fullUrl?: string } }>;

/** Started checkout. */
export interface StartCheckoutResponse {
  /** Checkout ID. With Cart V2, it is the cart ID, too. */
  readonly checkoutId: string;
  /** URL of the checkout page to redirect the browser to. */
  readonly url: string;
}

/** Error of a response without a required field. */
const createMissingError = (field: string) =>
  new CartwrightError(isDevelopment && `The response has no ${field}; retry the call`, {
    kind: 'parse',
    code: 'invalid_response',
  });

/**
 * Creates the redirect session of a checkout.
 *
 * @throws {CartwrightError} `invalid_response` without a checkout ID or URL
 */
export async function openCheckoutPage(
  createRedirectSession: CreateRedirectSession,
  checkoutId: string | null | undefined,
  callbacks: CheckoutCallbacks,
): Promise<StartCheckoutResponse> {
  if (!checkoutId) throw createMissingError('checkout ID');
  const { redirectSession } = await createRedirectSession({ ecomCheckout: { checkoutId }, callbacks });
  if (!redirectSession?.fullUrl) throw createMissingError('redirect URL');
  return { checkoutId, url: redirectSession.fullUrl };
}
