import type { Order } from '@cartwright/ecom/orders';
import { store } from '../lib/site.js';
import { useLocale } from '../lib/navigation/use-locale.js';
import { useTexts } from '../lib/language/use-texts.js';
import { OrderAddress } from './order-address.js';
import { orderState } from '../lib/orders/order-state.js';

/** Head of an order on paper: seller, order number, date and billing address. Not shown on screens. */
export function InvoiceHead({ order }: { order: Order }) {
  const texts = useTexts('order');
  const { country } = useTexts('info').contact;
  const locale = useLocale();
  const number = order.number ?? '';
  const date = order._createdDate && new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(order._createdDate);
  return (
    <div className="hidden print:block">
      <div className="flex justify-between gap-8">
        <div>
          <h1 className="text-2xl font-bold">{texts.invoice}</h1>
          <p className="mt-2">{date ? texts.invoiceDate(number, date) : texts.number(number)}</p>
          <p>{orderState(order, texts)}</p>
        </div>
        <address className="text-right not-italic">
          {store.name}
          <br />
          12 Finch Street
          <br />
          Portland, OR 97209, {country}
        </address>
      </div>
      {order.billingInfo && (
        <div className="mt-8">
          <OrderAddress recipient={order.billingInfo} shipping={undefined} />
        </div>
      )}
    </div>
  );
}
