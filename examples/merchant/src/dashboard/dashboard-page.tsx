import { add } from '@cartwright/core/money';
import { Link } from 'react-router';
import { formatDay, money } from '../lib/money.server.js';
import { merchantContext } from '../lib/server/context.js';
import { Badge } from '../ui/badge.js';
import { BarChart } from '../ui/bar-chart.js';
import { Page } from '../ui/page.js';
import { Panel } from '../ui/panel.js';
import type { Route } from './+types/dashboard-page.js';
import { ordersSince, ordersToFulfill } from './find-orders.server.js';
import { lowStock } from './low-stock.server.js';
import { salesByDay, startOfDays } from './sales-by-day.js';

/** Number of days that the sales are shown for. They are compared with as many days before. */
const days = 14;

/** Maximum number of orders that are added up. */
const mostOrders = 1000;

/** Largest quantity that counts as low stock. */
const lowQuantity = 5;

export async function loader({ context }: Route.LoaderArgs) {
  const { client } = context.get(merchantContext);
  const now = new Date();
  const [orders, open, low] = await Promise.all([
    ordersSince(client, startOfDays(days * 2, now), mostOrders),
    ordersToFulfill(client, 5),
    lowStock(client, lowQuantity, 8),
  ]);
  const currency = orders[0]?.currency;
  const sales = salesByDay(orders, days * 2, now);
  const [before, recent] = [sales.slice(0, days), sales.slice(days)];
  const addUp = (name: string, field: 'gross' | 'refunded' | 'net') => {
    const format = (part: typeof sales) => money(add(...part.map((day) => day[field])), currency);
    return { name, value: format(recent), before: format(before) };
  };
  const countOrders = (part: typeof sales) => String(part.reduce((sum, { orders }) => sum + orders, 0));
  return {
    figures: [
      addUp('Net sales', 'net'),
      addUp('Gross sales', 'gross'),
      addUp('Refunded of these', 'refunded'),
      { name: 'Orders', value: countOrders(recent), before: countOrders(before) },
    ],
    isCut: orders.length >= mostOrders,
    bars: recent.map(({ day, net }) => ({
      name: formatDay(day),
      value: Number(net),
      text: money(net, currency),
    })),
    openCount: open.count,
    open: open.orders.map(({ _id, number, _createdDate, buyerInfo, priceSummary, currency }) => ({
      id: _id ?? '',
      number,
      date: _createdDate ? formatDay(_createdDate) : '',
      buyer: buyerInfo?.email,
      total: money(priceSummary?.total?.amount, currency),
    })),
    low,
  };
}

/** Sales, orders to fulfill and low stock. */
export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { bars, figures, isCut, low, open, openCount } = loaderData;
  return (
    <Page title="Dashboard">
      <div className="grid gap-5 lg:grid-cols-2">
        <Panel title={`Last ${String(days)} days`} className="lg:col-span-2">
          <dl className="mb-5 flex flex-wrap gap-x-12 gap-y-4">
            {figures.map(({ name, value, before }) => (
              <div key={name}>
                <dt className="text-sm text-ink-soft">{name}</dt>
                <dd className="text-xl font-semibold tabular-nums">{value}</dd>
                <dd className="text-sm text-ink-soft">
                  {before} in the {days} days before
                </dd>
              </div>
            ))}
          </dl>
          <BarChart label={`Net sales by day, ${String(days)} days`} columns={['Day', 'Net sales']} bars={bars} />
          {isCut && <p className="mt-3 text-sm text-warn">Only the newest {mostOrders} orders are counted.</p>}
        </Panel>
        <Panel title={`To fulfill: ${String(openCount)}`}>
          {open.length === 0 ? (
            <p className="text-ink-soft">Every order is fulfilled.</p>
          ) : (
            <ul className="divide-y divide-line">
              {open.map(({ id, number, date, buyer, total }) => (
                <li key={id} className="flex justify-between gap-4 py-2.5 text-sm">
                  <span className="min-w-0">
                    <Link to={`/orders/${id}`} className="link font-semibold">
                      Order {number}
                    </Link>
                    <span className="block truncate text-ink-soft">
                      {date} · {buyer}
                    </span>
                  </span>
                  <span className="tabular-nums">{total}</span>
                </li>
              ))}
            </ul>
          )}
        </Panel>
        <Panel title="Low stock">
          {low.length === 0 ? (
            <p className="text-ink-soft">No product has {lowQuantity} or fewer left.</p>
          ) : (
            <ul className="divide-y divide-line">
              {low.map(({ productId, name, variant, quantity }, index) => (
                <li key={index} className="flex items-center justify-between gap-4 py-2.5 text-sm">
                  <Link to={`/products/${productId}`} className="min-w-0 link">
                    {name}
                    {variant && ` (${variant})`}
                  </Link>
                  <Badge tone={quantity > 0 ? 'warn' : 'bad'}>
                    {quantity > 0 ? `${String(quantity)} left` : 'Sold out'}
                  </Badge>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </Page>
  );
}
