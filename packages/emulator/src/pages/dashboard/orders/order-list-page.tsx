/** @jsxImportSource hono/jsx */
import { formatMoney } from '../../../kernel/money/format-money.js';
import type { StoredOrder } from '../../../shop/orders/order.js';
import type { Markup } from '../../../kernel/markup.js';
import type { ControlContext } from '../../control/control-context.js';
import { pageResponse } from '../layout/page-response.js';
import { rowList } from '../layout/row-list.js';
import { searchForm } from '../layout/search-form.js';
import { select } from '../layout/select.js';
import { time } from '../layout/time.js';
import { type View, pageUrl } from '../layout/view.js';
import { findOrders, stages } from './find-orders.js';
import { fulfillmentStatus, paymentStatus } from './order-status.js';

const orderRow = (view: View, order: StoredOrder): Markup => (
  <li>
    <a class="row" href={pageUrl(view, `orders/${order.id}`)}>
      <span class="main">
        {order.number} <small>{order.email ?? 'No email address'}</small>
      </span>
      {time(order.createdDate, 'full')} <span class="number">{formatMoney(order.total, order.currency)}</span>
      {paymentStatus(order)} {fulfillmentStatus(order)}
    </a>
  </li>
);

/** Page with the newest orders. */
export function orderListPage(controlled: ControlContext, view: View): Response {
  const { q = '', stage = '' } = view.query;
  const rows = findOrders(view).map((order) => orderRow(view, order));
  const empty = q || stage ? 'No order matches the filters.' : 'No orders yet.';
  const content = (
    <>
      {searchForm(
        view,
        'orders',
        'Search numbers, buyers and items',
        select('stage', 'Stage', stage, { '': 'All', ...stages }),
      )}
      {rowList(rows, { label: 'Orders', empty })}
    </>
  );
  return pageResponse(controlled, view, { section: 'orders', title: 'Orders', content });
}
