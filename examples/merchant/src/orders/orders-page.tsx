import { searchOrders } from '@cartwright/ecom/orders';
import { Form, Link } from 'react-router';
import { Field } from '../../../components/src/field.js';
import { formatTime, money } from '../lib/money.server.js';
import { queryPage } from '../lib/query-page.server.js';
import { merchantContext } from '../lib/server/context.js';
import { Badge } from '../ui/badge.js';
import { Choice } from '../ui/choice.js';
import { Page } from '../ui/page.js';
import { Pager } from '../ui/pager.js';
import { SubmitButton } from '../ui/submit-button.js';
import { Table } from '../ui/table.js';
import type { Route } from './+types/orders-page.js';
import { orderFilter, orderViews, readOrderSearch } from './order-filter.js';
import { orderStatus } from './order-status.js';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = context.get(merchantContext);
  const search = readOrderSearch(url.searchParams);
  const cursor = url.searchParams.get('cursor');
  // A cursor contains the filter of the first page.
  const { orders = [], metadata } = await queryPage(url, () =>
    client.use(searchOrders)(
      cursor ? { cursorPaging: { limit: 25, cursor } } : { cursorPaging: { limit: 25 }, filter: orderFilter(search) },
    ),
  );
  return {
    search,
    orders: orders.map((order) => ({
      id: order._id ?? '',
      number: order.number,
      date: formatTime(order._createdDate),
      buyer: order.buyerInfo?.email ?? '',
      total: money(order.priceSummary?.total?.amount, order.currency),
      status: orderStatus(order),
    })),
    next: metadata?.cursors?.next ?? undefined,
    previous: metadata?.cursors?.prev ?? undefined,
  };
}

/** Orders, with filters in the URL. */
export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { next, orders, previous, search } = loaderData;
  return (
    <Page title="Orders">
      {/* The key replaces the fields when a link changes the filters. */}
      <Form
        key={JSON.stringify(search)}
        role="search"
        className="mb-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1.5fr_1fr_1fr_auto]"
      >
        <Field label="Number or email" name="q" defaultValue={search.text} />
        <Choice label="Show" name="view" defaultValue={search.view} options={orderViews} />
        <Field label="From" name="from" type="date" defaultValue={search.from} />
        <Field label="Until" name="until" type="date" defaultValue={search.until} />
        <SubmitButton kind="secondary">Filter</SubmitButton>
      </Form>
      {orders.length === 0 ? (
        <p className="text-ink-soft">No orders match.</p>
      ) : (
        <Table caption="Orders" columns={['Order', 'Date', 'Buyer', 'Status', { name: 'Total', isNumeric: true }]}>
          {orders.map(({ id, number, date, buyer, total, status }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/orders/${id}`} className="link">
                  {number}
                </Link>
              </th>
              <td>{date}</td>
              <td className="wrap-anywhere">{buyer}</td>
              <td>
                <span className="flex flex-wrap gap-1.5">
                  {status.map(({ text, tone }) => (
                    <Badge key={text} tone={tone}>
                      {text}
                    </Badge>
                  ))}
                </span>
              </td>
              <td className="text-right tabular-nums">{total}</td>
            </tr>
          ))}
        </Table>
      )}
      <Pager next={next} previous={previous} />
    </Page>
  );
}
