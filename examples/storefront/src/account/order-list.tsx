import type { Order } from '@cartwright/ecom/orders';
import { Form, Link as RouterLink } from 'react-router';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from '../ui/button.js';
import { buttonStyle } from '../ui/button-style.js';
import { EmptyState } from '../ui/empty-state.js';
import { Link } from '../ui/link.js';
import { OrderEntry } from '../ui/orders/order-entry.js';

interface OrderListProps {
  /** Absent if they failed to load. */
  orders: readonly Order[] | undefined;
  /** Cursor of the next page. */
  older: string | undefined;
}

/** A page of the member's orders, newest first. */
export function OrderList({ orders, older }: OrderListProps) {
  const texts = useTexts('account').orders;
  const { lookAround, tryAgain } = useTexts('app');
  return (
    <section aria-labelledby="orders" className="grid max-w-3xl gap-6">
      <h2 id="orders" className="text-2xl">
        {texts.title}
      </h2>
      {!orders && (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{texts.failed}</p>
          <Form>
            <Button type="submit">{tryAgain}</Button>
          </Form>
        </div>
      )}
      {orders?.length === 0 && (
        <EmptyState
          level={3}
          title={texts.none}
          actions={
            <Link to="/collections/all-products" className={buttonStyle()}>
              {lookAround}
            </Link>
          }
        >
          {texts.noneText}
        </EmptyState>
      )}
      {orders && orders.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {orders.map((order) => (
            <OrderEntry key={order._id} order={order} />
          ))}
        </ul>
      )}
      {older && (
        <RouterLink
          to={`?${new URLSearchParams({ older })}`}
          preventScrollReset
          className={buttonStyle('secondary', 'normal', 'justify-self-start')}
        >
          {texts.older}
        </RouterLink>
      )}
    </section>
  );
}
