import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { createReceipts } from '../../shop/payments/create-receipts.js';
import { readOrderId } from './input/read-order-id.js';

/** Creates the receipt of a payment. The platform accepts one payment at a time. */
export const generateReceipts = route({
  id: 'ecom.orderBilling.generateReceipts',
  method: 'POST',
  paths: ['/ecom/v1/order-billing/generate-receipts', '/v1/order-billing/generate-receipts'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const order = requireOrder(tenant, readOrderId(body));
    const read = new FieldReader();
    const ids = read.ids(isObject(body) ? body['paymentIds'] : undefined, 'paymentIds', { min: 1, max: 1 });
    read.check();
    return { receipts: createReceipts(tenant, order, ids) };
  },
});
