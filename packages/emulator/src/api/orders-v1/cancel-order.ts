import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import { restock } from '../../shop/orders/held-stock.js';
import { requireOrder } from '../../shop/orders/require-order.js';
import { saveOrder } from '../../shop/orders/save-order.js';
import { sendOrderMail } from '../../shop/orders/send-order-mail.js';
import { wireOrder } from './wire-order.js';

const refusals: Readonly<Record<string, readonly [code: string, description: string]>> = {
  PENDING: ['ORDER_IS_PENDING', 'The order is not approved yet.'],
  REJECTED: ['ORDER_IS_REJECTED', 'The order was rejected.'],
  CANCELED: ['ORDER_ALREADY_CANCELED', 'The order is canceled already.'],
};

/** Cancels an order, puts its goods back into the stock if that is asked for, and tells the buyer. Nothing is paid back. */
export const cancelOrder = route({
  id: 'ecom.orders.cancelOrder',
  method: 'POST',
  paths: ['/ecom/v1/orders/{id}/cancel', '/v1/orders/{id}/cancel', '/ecom/v1/ep-orders/{id}/cancel'],
  access: 'merchant',
  handle: ({ body, origin, params, tenant }) => {
    const order = requireOrder(tenant, params.id);
    const given = isObject(body) ? body : {};
    const read = new FieldReader();
    const sends = read.flag(given['sendOrderCanceledEmail'], 'sendOrderCanceledEmail') ?? false;
    const message = read.text(given['customMessage'], 'customMessage', { max: 1000 });
    const restocks = read.flag(given['restockAllItems'], 'restockAllItems') ?? false;
    read.check();
    const refusal = refusals[order.status];
    if (refusal) throw new ApplicationError(428, ...refusal, { orderId: order.id });
    if (order.payments.some(({ status }) => status === 'AUTHORIZED')) {
      const description = 'A payment of the order is authorized: capture or void it first.';
      throw new ApplicationError(428, 'ORDER_HAS_AUTHORIZED_TRANSACTION', description, { orderId: order.id });
    }
    const everything = new Map(order.lines.map(({ id, quantity }) => [id, quantity]));
    const changed = restocks ? restock(tenant, order, everything) : order;
    const saved = saveOrder(tenant, { ...changed, status: 'CANCELED' });
    if (sends) {
      sendOrderMail(tenant, saved, {
        kind: 'ORDER_CANCELED',
        subject: `Order ${order.number} canceled`,
        heading: `Your order ${order.number} was canceled`,
        message,
      });
    }
    return { order: wireOrder(saved, origin) };
  },
});
