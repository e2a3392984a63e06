import type { Order } from '@cartwright/ecom/orders';
import { lineItemName } from '@cartwright/react/ecom';
import { Form, Link } from 'react-router';
import { Button } from '../ui/button.js';
import { buttonStyle } from '../ui/button-style.js';
import { orderState } from '../order/order-state.js';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface OrderListProps {
  /** Absent if they failed to load. */
  orders: readonly Order[] | undefined;
  /** Cursor of the next page. */
  older: string | undefined;
}

/** A page of the member's orders, newest first. */
export function OrderList({ orders, older }: OrderListProps) {
  return (
    <section aria-labelledby="orders" className="grid max-w-3xl gap-6">
      <h2 id="orders" className="text-2xl">
        Your orders
      </h2>
      {!orders && (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>We could not get your orders. Nothing was lost.</p>
          <Form>
            <Button type="submit">Try again</Button>
          </Form>
        </div>
      )}
      {orders?.length === 0 && (
        <p className="text-ink-soft">
          Nothing yet.{' '}
          <Link to="/" className="link">
            Have a look around
          </Link>
          .
        </p>
      )}
      {orders && orders.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {orders.map((order) => (
            <OrderEntry key={order._id} order={order} />
          ))}
        </ul>
      )}
      {older && (
        <Link
          to={`?${new URLSearchParams({ older })}`}
          preventScrollReset
          className={buttonStyle('secondary', 'normal', 'justify-self-start')}
        >
          Older orders
        </Link>
      )}
    </section>
  );
}

/** An order in a list, with its state and total. */
export function OrderEntry({ order }: { order: Order }) {
  const { _id, number, _createdDate, lineItems = [], priceSummary } = order;
  const things = lineItems.map((line) => `${line.quantity ?? 1} × ${lineItemName(line)}`).join(', ');
  return (
    <li className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[1fr_auto]">
      <h3 className="font-semibold tracking-tight">
        <Link
          to={`/thank-you?${new URLSearchParams({ orderId: _id ?? '' })}`}
          className="underline-offset-4 hover:underline"
        >
          Order {number}
        </Link>
        {_createdDate && <span className="font-normal text-ink-soft">, {day.format(_createdDate)}</span>}
      </h3>
      <p className="font-semibold tabular-nums sm:text-right">{priceSummary?.total?.formattedAmount}</p>
      <p className="min-w-0 text-sm text-ink-soft">{things}</p>
      <p className="text-sm sm:text-right">{orderState(order)}</p>
    </li>
  );
}
