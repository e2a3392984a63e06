import type { Client } from '@cartwright/core';
import { startCheckout as start } from '@cartwright/ecom/purchase';
import type { CreateRedirectSession, StartCheckoutOptions } from '@cartwright/ecom/purchase-v2';
import { omitUndefined } from './convert-line-item.js';
import { createUnsupportedError } from './create-unsupported-error.js';

/** Starts a checkout with Checkout V1. Resolves to the URL of the hosted page. */
export async function startCheckout(
  client: Client,
  createRedirect: CreateRedirectSession,
  { callbacks, cart = {}, catalogItems, customItems, deliveryMethod, ...options }: StartCheckoutOptions,
): Promise<string> {
  if (customItems) throw createUnsupportedError('custom items');
  const { customCheckoutUrl, customerInfo = {}, deliveryInfo, note, paymentInfo } = cart;
  const { company, firstName, lastName, phone, vatId } = customerInfo;
  const contactDetails = omitUndefined({ company, firstName, lastName, phone, vatId });
  const checkoutInfo = omitUndefined({
    buyerNote: note,
    shippingInfo:
      deliveryInfo?.address || Object.keys(contactDetails).length > 0
        ? {
            shippingDestination: omitUndefined({
              address: deliveryInfo?.address ?? options.shippingAddress,
              contactDetails,
            }),
          }
        : undefined,
    billingInfo:
      paymentInfo && omitUndefined({ address: paymentInfo.billingAddress, contactDetails: paymentInfo.billingContact }),
  });
  const email = customerInfo.email ?? options.email;
  const { url } = await client.use(start)(createRedirect, {
    ...options,
    ...omitUndefined({
      email,
      lineItems: catalogItems?.map(({ catalogReference, quantity }) => ({ catalogReference, quantity })),
      selectedShippingOption:
        deliveryMethod && omitUndefined({ code: deliveryMethod.code, carrierId: deliveryMethod.appId }),
      overrideCheckoutUrl: customCheckoutUrl,
      checkoutInfo: Object.keys(checkoutInfo).length > 0 ? checkoutInfo : undefined,
    }),
    callbacks,
  });
  return url;
}
