import type { Order } from '@cartwright/ecom/orders';
import { lineItemName } from '@cartwright/react/ecom';
import { Form, Link } from 'react-router';
import { Phrase } from '../lib/language/phrase.js';
import { useLocale } from '../lib/language/use-language.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from '../ui/button.js';
import { buttonStyle } from '../ui/button-style.js';
import { formatAmount, orderState } from '../lib/orders/order-state.js';

interface OrderListProps {
  /** Absent if they failed to load. */
  orders: readonly Order[] | undefined;
  /** Cursor of the next page. */
  older: string | undefined;
}

/** A page of the member's orders, newest first. */
export function OrderList({ orders, older }: OrderListProps) {
  const texts = useTexts('account').orders;
  const { tryAgain } = useTexts('app');
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
        <p className="text-ink-soft">
          <Phrase
            text={texts.none}
            parts={[
              (part) => (
                <Link to="/" className="link">
                  {part}
                </Link>
              ),
            ]}
          />
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
          {texts.older}
        </Link>
      )}
    </section>
  );
}

/** An order in a list, with its state and total. */
export function OrderEntry({ order }: { order: Order }) {
  const texts = useTexts('account').orders;
  const states = useTexts('order');
  const total = order.priceSummary?.total?.amount;
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const { _id, number, _createdDate, lineItems = [] } = order;
  const things = lineItems.map((line) => `${line.quantity ?? 1} × ${lineItemName(line)}`).join(', ');
  return (
    <li className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[1fr_auto]">
      <h3 className="font-semibold tracking-tight">
        <Link
          to={`/thank-you?${new URLSearchParams({ orderId: _id ?? '' })}`}
          className="underline-offset-4 hover:underline"
        >
          {texts.order(number)}
        </Link>
        {_createdDate && <span className="font-normal text-ink-soft">, {day.format(_createdDate)}</span>}
      </h3>
      <p className="font-semibold tabular-nums sm:text-right">{total && formatAmount(total, order, locale)}</p>
      <p className="min-w-0 text-sm text-ink-soft">{things}</p>
      <p className="text-sm sm:text-right">{orderState(order, states)}</p>
    </li>
  );
}
