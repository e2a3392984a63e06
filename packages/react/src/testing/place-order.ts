import { createOrder } from '@cartwright/ecom/checkout';
import { createCheckoutFromCurrentCart } from '@cartwright/ecom/current-cart';
import type { Platform } from './platform.js';

const shippingAddress = {
  ...{ country: 'US', subdivision: 'US-OR', city: 'Portland', postalCode: '97201', addressLine1: '12 Pike Street' },
};

/** Creates a checkout of two espresso cups. Returns its ID. */
export async function createCheckout(platform: Platform): Promise<string> {
  await platform.fill(['espresso-pair', 2]);
  const { checkoutId = '' } = await platform.client.use(createCheckoutFromCurrentCart)({
    ...{ channelType: 'WEB', email: 'ada@example.com', shippingAddress },
  });
  return checkoutId;
}

/** Places an order of two espresso cups. Returns its ID. */
export async function placeOrder(platform: Platform): Promise<string> {
  const { orderId = '' } = await platform.client.use(createOrder)(await createCheckout(platform));
  return orderId;
}
