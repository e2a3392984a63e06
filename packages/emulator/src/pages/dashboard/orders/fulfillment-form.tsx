/** @jsxImportSource hono/jsx */
import { fulfilledQuantity } from '../../../shop/orders/fulfillment-status.js';
import type { OrderLine, StoredOrder } from '../../../shop/orders/order.js';
import { refundedQuantity } from '../../../shop/orders/refunded-quantity.js';
import type { Markup } from '../../../kernel/markup.js';
import { select } from '../layout/select.js';
import { textField } from '../layout/text-field.js';
import { type View, pageUrl } from '../layout/view.js';
import { lineName } from './line-name.js';

const carriers = { '': 'None', fedex: 'FedEx', ups: 'UPS', usps: 'USPS', dhl: 'DHL', canadaPost: 'Canada Post' };

/** Quantity of a line item that is neither fulfilled nor refunded. */
const unfulfilled = (order: StoredOrder, { id, quantity }: OrderLine): number =>
  Math.max(0, quantity - fulfilledQuantity(order, id) - refundedQuantity(order, id));

/** Form that fulfills line items of an order. Nothing if all are fulfilled, or the order is not approved. */
export function fulfillmentForm(view: View, order: StoredOrder): Markup | '' {
  const open = order.lines.filter((line) => unfulfilled(order, line) > 0);
  if (open.length === 0 || order.status !== 'APPROVED') return '';
  return (
    <details class="panel">
      <summary>Fulfill</summary>
      <form class="form" method="post" action={pageUrl(view, `orders/${order.id}/fulfill`)}>
        <div class="fields">
          {open.map((line) => {
            const most = unfulfilled(order, line);
            return textField(`quantity-${line.id}`, lineName(order, line), {
              type: 'number',
              value: String(most),
              min: 0,
              max: most,
              step: 1,
              hint: `Up to ${most}.`,
            });
          })}
        </div>
        <div class="fields">
          {select('shippingProvider', 'Carrier', '', carriers)}
          {textField('trackingNumber', 'Tracking number (optional)', { hint: 'With one, the buyer gets an email.' })}
          {textField('trackingLink', 'Tracking link (optional)', {
            type: 'url',
            hint: 'Defaults to the carrier’s page.',
          })}
        </div>
        <p>
          <button class="button">Fulfill</button>
        </p>
      </form>
    </details>
  );
}
