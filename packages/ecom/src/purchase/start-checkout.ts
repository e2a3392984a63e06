import { callable, type Client } from '@cartwright/core';
import type { CreateCheckoutOptions } from '../cart/create-checkout.js';
import { createCheckout } from '../checkout/create-checkout.js';
import { updateCheckout, type UpdateCheckout, type UpdateCheckoutOptions } from '../checkout/update-checkout.js';
import { createCheckoutFromCurrentCart } from '../current-cart/create-checkout-from-current-cart.js';
import {
  openCheckoutPage,
  type CheckoutCallbacks,
  type CreateRedirectSession,
  type StartCheckoutResponse,
} from '../purchase-v2/checkout-page.js';

/** Options for starting a checkout. */
export interface StartCheckoutOptions extends CreateCheckoutOptions, UpdateCheckoutOptions {
  /** URLs that the checkout page redirects to. */
  callbacks: CheckoutCallbacks;
  /** Other fields of the checkout, such as `buyerNote`, `customFields` and `customSettings`. */
  checkoutInfo?: UpdateCheckout;
}

/** Fields of a checkout that is created without a cart. */
function toCheckoutInfo({
  shippingAddress,
  billingAddress,
  selectedShippingOption,
  email,
  checkoutInfo = {},
}: Partial<StartCheckoutOptions>): UpdateCheckout {
  const { shippingInfo, billingInfo, buyerInfo } = checkoutInfo;
  return {
    ...checkoutInfo,
    ...((shippingAddress || selectedShippingOption) && {
      shippingInfo: {
        ...(shippingAddress && { shippingDestination: { address: shippingAddress } }),
        ...(selectedShippingOption && { selectedCarrierServiceOption: selectedShippingOption }),
        ...shippingInfo,
      },
    }),
    ...(billingAddress && { billingInfo: { address: billingAddress, ...billingInfo } }),
    ...(email && { buyerInfo: { email, ...buyerInfo } }),
  };
}

/** Options that carts do not have: a checkout of a cart gets them in a second request. */
function pickChanges(options: StartCheckoutOptions): UpdateCheckoutOptions {
  const fields = ['couponCode', 'giftCardCode', 'giftCardRedeemAmount', 'overrideCheckoutUrl'] as const;
  return Object.fromEntries(fields.flatMap((field) => (options[field] == null ? [] : [[field, options[field]]])));
}

/** Creates the checkout. */
async function create(client: Client, options: StartCheckoutOptions): Promise<string | null | undefined> {
  const { channelType = 'WEB', checkoutInfo, lineItems, customLineItems } = options;
  const changes = pickChanges(options);
  if (lineItems || customLineItems) {
    const items = { ...(lineItems && { lineItems }), ...(customLineItems && { customLineItems }) };
    const info = { ...items, ...changes, channelType, checkoutInfo: toCheckoutInfo(options) };
    return (await client.use(createCheckout)(info))._id;
  }
  const { email, shippingAddress, billingAddress, selectedShippingOption } = options;
  const { checkoutId } = await client.use(createCheckoutFromCurrentCart)({
    channelType,
    ...(email != null && { email }),
    ...(shippingAddress && { shippingAddress }),
    ...(billingAddress && { billingAddress }),
    ...(selectedShippingOption && { selectedShippingOption }),
  });
  if (checkoutId && (checkoutInfo || Object.keys(changes).length > 0)) {
    await client.use(updateCheckout)(checkoutId, checkoutInfo ?? {}, changes);
  }
  return checkoutId;
}

/**
 * Starts a checkout on the platform's checkout page: creates a checkout from the current cart and a redirect session for
 * it. With `lineItems` or `customLineItems`, these are bought instead, and the cart stays as it is.
 *
 * @deprecated The platform removes Checkout V1 on 2027-02-01. Use `purchaseV2.startCheckout`.
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
      createRedirectSession: CreateRedirectSession,
      options: StartCheckoutOptions,
    ): Promise<StartCheckoutResponse> => {
      const checkoutId = await create(client, options);
      return openCheckoutPage(createRedirectSession, checkoutId, options.callbacks);
    },
);
