import type { Order } from '@cartwright/ecom/orders';
import { lineItemName } from '@cartwright/react/ecom';
import { Link } from '../link.js';
import { useLocale } from '../../lib/navigation/use-locale.js';
import { useTexts } from '../../lib/language/use-texts.js';
import { formatAmount, orderState } from '../../lib/orders/order-state.js';

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
