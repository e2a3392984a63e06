import { route } from '../http/route.js';
import { compare } from '../money/index.js';
import { placeOrder } from '../orders/place-order.js';
import { newId } from '../state/ids.js';
import { requireCheckout } from './require-checkout.js';

/** Makes the order of a checkout, to be paid later. A checkout becomes one order only. */
export const createOrder = route({
  id: 'ecom.checkout.createOrder',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/create-order', '/v1/checkouts/{id}/create-order'],
  access: 'visitor',
  handle: ({ caller, params, tenant }) => {
    const order = placeOrder(tenant, requireCheckout(tenant, caller, params.id ?? ''), { kind: 'none' });
    return { orderId: order.id, ...(compare(order.total, 0) > 0 && { paymentGatewayOrderId: newId() }) };
  },
});
