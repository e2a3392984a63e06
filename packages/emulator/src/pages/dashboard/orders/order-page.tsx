/** @jsxImportSource hono/jsx */
import { ownOrigins } from '../../../kernel/origins.js';
import { formatOrder } from '../../../api/orders-v1/format-order.js';
import { compare, round } from '../../../kernel/money/decimal.js';
import { formatMoney } from '../../../kernel/money/format-money.js';
import { getBalance } from '../../../shop/orders/balance.js';
import { fulfilledQuantity } from '../../../shop/orders/fulfillment-status.js';
import type { OrderLine, StoredOrder } from '../../../shop/orders/order.js';
import { refundedQuantity } from '../../../shop/orders/refunded-quantity.js';
import { getCollectability } from '../../../shop/payments/collectability.js';
import type { Markup } from '../../../kernel/markup.js';
import type { ControlContext } from '../../control/control-context.js';
import { jsonBlock } from '../layout/code-block.js';
import { facts } from '../layout/facts.js';
import { pageResponse } from '../layout/page-response.js';
import { textField } from '../layout/text-field.js';
import { time } from '../layout/time.js';
import { type View, pageUrl } from '../layout/view.js';
import { fulfillmentForm } from './fulfillment-form.js';
import { lineName } from './line-name.js';
import { fulfillmentStatus, paymentStatus } from './order-status.js';
import { paymentRow } from './payment-row.js';
import { subscriptionSection } from './subscription-section.js';

function lineRow(order: StoredOrder, line: OrderLine): Markup {
  const counts = [
    [fulfilledQuantity(order, line.id), 'fulfilled'],
    [refundedQuantity(order, line.id), 'refunded'],
  ] as const;
  const notes = counts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : []));
  return (
    <li class="row">
      <span class="main">
        {line.quantity} × {lineName(order, line)} <small>{notes.join(', ')}</small>
      </span>
      <span class="number">{formatMoney(line.amounts.total, order.currency)}</span>
    </li>
  );
}

function fulfillmentRow({ createdDate, id, lineItems, trackingInfo }: StoredOrder['fulfillments'][number]): Markup {
  const { shippingProvider, trackingLink, trackingNumber } = trackingInfo ?? {};
  const count = lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  const isLink = trackingLink !== undefined && /^https?:\/\//.test(trackingLink);
  return (
    <li class="row">
      <span class="main">
        {count} {count === 1 ? 'item' : 'items'}{' '}
        <small>{[shippingProvider, trackingNumber].filter(Boolean).join(' ') || id}</small>
      </span>
      {isLink && (
        <a href={trackingLink} rel="noopener noreferrer" target="_blank">
          Track
        </a>
      )}
      {time(createdDate, 'full')}
    </li>
  );
}

const payForm = (view: View, order: StoredOrder): Markup | '' =>
  getCollectability(order) === 'COLLECTABLE' ? (
    <details class="panel">
      <summary>Add an offline payment</summary>
      <form class="form" method="post" action={pageUrl(view, `orders/${order.id}/pay`)}>
        {textField('amount', 'Amount', {
          type: 'number',
          min: 0,
          required: true,
          value: round(getBalance(order).balance, order.currency),
          hint: 'The whole balance marks the order as paid.',
        })}
        <p>
          <button class="button">Add payment</button>
        </p>
      </form>
    </details>
  ) : (
    ''
  );

const cancelForm = (view: View, order: StoredOrder): Markup | '' =>
  order.status === 'APPROVED' ? (
    <details class="panel">
      <summary>Cancel the order</summary>
      <form class="form" method="post" action={pageUrl(view, `orders/${order.id}/cancel`)}>
        <label class="check">
          <input type="checkbox" name="restock" value="on" checked /> Restock all items
        </label>
        <label class="check">
          <input type="checkbox" name="mail" value="on" /> Send an email to the buyer
        </label>
        <p class="soft">Payments are not refunded.</p>
        <p>
          <button class="button">Cancel the order</button>
        </p>
      </form>
    </details>
  ) : (
    ''
  );

const list = (title: string, rows: readonly Markup[], empty: string, ...more: readonly (Markup | '')[]): Markup => (
  <section>
    <h2>{title}</h2>
    {rows.length > 0 ? (
      <ul class="rows" aria-label={title}>
        {rows}
      </ul>
    ) : (
      <p class="empty">{empty}</p>
    )}
    {more}
  </section>
);

/** Amounts of an order that are not zero. */
function amounts(order: StoredOrder): Readonly<Record<string, string>> {
  const { balance, chargeback, paid, refunded } = getBalance(order);
  const all = { Total: order.total, Paid: paid, Balance: balance, Refunded: refunded, 'Charged back': chargeback };
  const shown = Object.entries(all).filter(([name, amount]) => name === 'Total' || compare(amount, 0) !== 0);
  return Object.fromEntries(shown.map(([name, amount]) => [name, formatMoney(amount, order.currency)]));
}

/** Page of one order, with its payments and fulfillments and the actions of a merchant. */
export function orderPage(controlled: ControlContext, view: View, order: StoredOrder): Response {
  const { activities, email, fulfillments, lines, payments } = order;
  const content = (
    <>
      {facts({
        Payment: paymentStatus(order),
        Fulfillment: fulfillmentStatus(order),
        Buyer: email,
        Placed: time(order.createdDate, 'full'),
        ...amounts(order),
        'Order ID': order.id,
      })}
      {list(
        'Items',
        lines.map((line) => lineRow(order, line)),
        'No items.',
      )}
      {list(
        'Payments',
        payments.map((payment) => paymentRow(view, order, payment)),
        'No payments yet.',
        payForm(view, order),
      )}
      {list('Fulfillments', fulfillments.map(fulfillmentRow), 'Nothing fulfilled yet.', fulfillmentForm(view, order))}
      {subscriptionSection(view, order)}
      {cancelForm(view, order)}
      {list(
        'Activities',
        activities.map(({ createdDate, type }) => (
          <li class="row">
            {time(createdDate, 'full')} <span class="main">{type}</span>
          </li>
        )),
        'No activities.',
      )}
      <details>
        <summary>Order as JSON</summary>
        {jsonBlock('order', 'Order', formatOrder(order, ownOrigins(view.origin)))}
      </details>
    </>
  );
  const back = { href: pageUrl(view, 'orders'), label: 'All orders' };
  return pageResponse(controlled, view, { section: 'orders', title: `Order ${order.number}`, content, back });
}
