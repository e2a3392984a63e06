import { placeOrder as place } from '@cartwright/ecom/cart-v2';
import { getCurrentCart, setDeliveryMethodForCurrentCart, updateCurrentCart } from '@cartwright/ecom/current-cart-v2';
import { createMerchant } from './merchant.js';
import type { Platform } from './platform.js';

const address = {
  country: 'US',
  subdivision: 'US-OR',
  city: 'Portland',
  postalCode: '97201',
  addressLine1: '12 Pike Street',
};

/** Places an order of the cart, or of two espresso cups without one. Returns its ID. */
export async function placeOrder(platform: Platform, quantity = 2): Promise<string> {
  const { client } = platform;
  await platform.fill(['espresso-pair', quantity]);
  await client.use(updateCurrentCart)({ customerInfo: { email: 'ada@example.com' }, deliveryInfo: { address } });
  await client.use(setDeliveryMethodForCurrentCart)({ code: 'standard' });
  const { cart } = await client.use(getCurrentCart)();
  const { orderId = '' } = await createMerchant(platform).use(place)(cart?._id ?? '', {});
  return orderId;
}
