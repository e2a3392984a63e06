import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { newId } from '../../kernel/state/ids.js';
import { checkCollectable } from '../../shop/payments/collect-payment.js';
import { readAmount } from './input/read-amount.js';

/** Prepares the collection of the balance, or a part of it. The payment provider creates the payment itself. */
export const preparePaymentCollection = route({
  id: 'ecom.orders.preparePaymentCollection',
  method: 'POST',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection',
    '/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection',
  ],
  access: 'merchant',
  handle: ({ body, params, tenant }) => {
    const order = requireOrder(tenant, params.ecomOrderId);
    const input = isObject(body) ? body : {};
    const read = new FieldReader();
    if (!input['amount']) read.missing('amount');
    const amount = readAmount(read, input['amount'], 'amount', order.currency);
    const existingId = read.string(input['paymentGatewayOrderId'], 'paymentGatewayOrderId', { min: 1, max: 100 });
    read.check();
    checkCollectable(order, amount);
    return { paymentGatewayOrderId: existingId ?? newId() };
  },
});

/** Creates the payment provider's order for the balance. */
export const createPaymentGatewayOrder = route({
  id: 'ecom.orders.paymentCollectionCreatePaymentGatewayOrder',
  method: 'POST',
  paths: [
    '/ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order',
    '/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order',
  ],
  access: 'merchant',
  handle: ({ params, tenant }) => {
    checkCollectable(requireOrder(tenant, params.ecomOrderId));
    return { paymentGatewayOrderId: newId() };
  },
});
