import { route } from '../http/route.js';
import { compare } from '../money/index.js';
import { balanceOf } from '../payments/balance.js';
import { placeOrder } from '../orders/place-order.js';
import { newId } from '../state/ids.js';
import { redeemAtPlugin } from '../plugins/plugin-gift-cards.js';
import { quoteOpen } from '../plugins/quote-checkout.js';
import { requireCheckout } from './require-checkout.js';

/** Makes the order of a checkout, to be paid later. A checkout becomes one order only. */
export const createOrder = route({
  id: 'ecom.checkout.createOrder',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/create-order', '/v1/checkouts/{id}/create-order'],
  access: 'visitor',
  handle: async (context) => {
    const { caller, params, tenant } = context;
    const checkout = await quoteOpen(context, requireCheckout(tenant, caller, params.id ?? ''));
    const orderId = newId();
    await redeemAtPlugin(context, checkout, orderId);
    const order = placeOrder(tenant, checkout, { kind: 'none' }, orderId);
    return { orderId: order.id, ...(compare(balanceOf(order).balance, 0) > 0 && { paymentGatewayOrderId: newId() }) };
  },
});
