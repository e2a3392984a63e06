import { compare } from '../../kernel/money/decimal.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { placeOrder } from '../../shop/order-placement/place-order.js';
import { newId } from '../../kernel/state/ids.js';
import { prepareOrder } from '../../shop/order-placement/prepare-order.js';
import { quoteOpen } from '../../shop/purchase/quote-checkout.js';
import { requireCheckout } from '../../shop/purchase/checkouts.js';
import { formatRefusal } from '../purchase/format-refusal.js';
import { requireSaving } from '../../shop/purchase/require-saving.js';

/** Creates the order of a checkout, to be paid later. A checkout creates only one order. */
export const createOrder = route({
  id: 'ecom.checkout.createOrder',
  method: 'POST',
  paths: ['/ecom/v1/checkouts/{id}/create-order', '/v1/checkouts/{id}/create-order'],
  access: 'visitor',
  handle: (context) => {
    const { body, caller, params, tenant } = context;
    const checkout = quoteOpen(context, requireCheckout(tenant, caller, params.id ?? ''));
    requireSaving(checkout, isObject(body) && body.savePaymentMethod === true);
    const due = checkout.totals.afterGiftCard.payNow;
    const order = formatRefusal(() => placeOrder(tenant, checkout, { kind: 'none' }, prepareOrder(context, checkout)));
    return { orderId: order.id, ...(compare(due, 0) > 0 && { paymentGatewayOrderId: newId() }) };
  },
});
