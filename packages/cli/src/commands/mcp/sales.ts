import { add, subtract } from '@cartwright/core/money';
import { type Order, searchOrders } from '@cartwright/ecom/orders';
import { z } from 'zod';
import { tool, ToolError } from './tool.js';

/** Maximum number of orders of a report, and of a page of it. */
const MAX_ORDERS = 5000;
const PAGE_SIZE = 100;

/** Number of products of a report. */
const MAX_PRODUCTS = 20;

const date = (description: string) => z.iso.date().optional().describe(description);

/** Sums the orders of a currency. */
function sum(orders: readonly Order[], currency: string) {
  const products = new Map<string, { quantity: number; amount: string }>();
  let revenue = '0';
  let refunded = '0';
  for (const { balanceSummary, lineItems = [], priceSummary } of orders) {
    revenue = add(revenue, priceSummary?.total?.amount ?? '0');
    refunded = add(refunded, balanceSummary?.refunded?.amount ?? '0');
    for (const { productName, quantity = 1, totalPriceAfterTax } of lineItems) {
      const name = productName?.original ?? '';
      const before = products.get(name) ?? { quantity: 0, amount: '0' };
      const amount = add(before.amount, totalPriceAfterTax?.amount ?? '0');
      products.set(name, { quantity: before.quantity + quantity, amount });
    }
  }
  const sorted = [...products].sort(([, one], [, other]) => other.quantity - one.quantity);
  return {
    currency,
    orders: orders.length,
    revenue,
    refunded,
    net: subtract(revenue, refunded),
    products: sorted.slice(0, MAX_PRODUCTS).map(([name, sales]) => ({ name, ...sales })),
  };
}

export const getSales = tool({
  name: 'get_sales',
  title: 'Sum the sales',
  description: 'Sums the approved orders of a period by currency: revenue, refunds, and the products sold most.',
  writes: false,
  input: {
    from: date('First day, in UTC: "2026-11-01". Defaults to 30 days ago.'),
    to: date('Last day, in UTC. Defaults to today.'),
  },
  async run({ client, signal }, { from, to }) {
    const day = 86_400_000;
    const end = new Date((to === undefined ? Math.floor(Date.now() / day) * day : Date.parse(to)) + day);
    const start = from === undefined ? new Date(end.getTime() - 31 * day) : new Date(from);
    if (start >= end) throw new ToolError('"from" is after "to".');
    const orders: Order[] = [];
    let cursor: string | null | undefined;
    do {
      const paging = { limit: PAGE_SIZE, ...(cursor && { cursor }) };
      const filter = { status: 'APPROVED' as const, _createdDate: { $gte: start, $lt: end } };
      const page = await client.use(searchOrders)(
        cursor ? { cursorPaging: paging } : { filter, cursorPaging: paging },
        { signal },
      );
      orders.push(...(page.orders ?? []));
      cursor = page.metadata?.cursors?.next;
    } while (cursor && orders.length < MAX_ORDERS);
    const currencies = [...new Set(orders.map(({ currency }) => currency ?? 'USD'))];
    return {
      from: start.toISOString(),
      before: end.toISOString(),
      isComplete: !cursor,
      sales: currencies.map((currency) =>
        sum(
          orders.filter((order) => (order.currency ?? 'USD') === currency),
          currency,
        ),
      ),
    };
  },
});
