import type { Order } from '@cartwright/ecom/orders';
import { Link } from '../ui/link.js';
import { PageTitle } from '../ui/page-title.js';
import { useSite } from '../lib/site.js';
import { Totals } from '../ui/cart/totals.js';
import { Phrase } from '../lib/language/phrase.js';
import { useLocale } from '../lib/navigation/use-locale.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from '../ui/button.js';
import { buttonStyle } from '../ui/button-style.js';
import { classNames } from '../ui/class-names.js';
import { InvoiceHead } from './invoice-head.js';
import { OrderAddress } from './order-address.js';
import { OrderAgain } from './order-again.js';
import { OrderBalance } from './order-balance.js';
import { OrderLine } from '../ui/orders/order-line.js';
import { isCancelable } from '../lib/orders/is-cancelable.js';
import { formatAmount, isCalledOff } from '../lib/orders/order-state.js';
import { orderNews } from './order-news.js';
import { Tracking } from './tracking.js';
import { WhatNext } from './what-next.js';

interface OrderViewProps {
  order: Order;
  /** Amount that a gift card pays. */
  giftCard: string | undefined;
}

/** An order: its latest event, its line items and the next steps. */
export function OrderView({ giftCard, order }: OrderViewProps) {
  const { number, lineItems = [], buyerInfo, shippingInfo, billingInfo } = order;
  const recipient = shippingInfo?.logistics?.shippingDestination ?? order.recipientInfo ?? billingInfo;
  const texts = useTexts('order');
  const locale = useLocale();
  const { isNew, text, title } = orderNews(order, { texts, locale });
  const firstName = recipient?.contactDetails?.firstName ?? billingInfo?.contactDetails?.firstName;
  return (
    <div className="wrap pt-4 sm:pt-6">
      <InvoiceHead order={order} />
      <PageTitle>{title ?? texts.thankYou}</PageTitle>
      <header
        className={classNames(
          'print:hidden rounded-4xl px-7 py-14 on-block sm:px-12 sm:py-20',
          title ? 'bg-butter' : 'bg-sage',
        )}
      >
        <p className="text-sm font-semibold">{texts.number(number)}</p>
        <h1 className="mt-4 text-4xl">
          {title ?? texts.thankYou}
          {!title && firstName && (
            <>
              , <span className="aside wrap-anywhere">{firstName}</span>
            </>
          )}
        </h1>
        <p className="mt-6 max-w-prose text-lg">
          {text}
          {isNew && buyerInfo?.email && (
            <>
              {' '}
              <Phrase
                text={texts.confirmation}
                parts={[() => <strong className="wrap-anywhere">{buyerInfo.email}</strong>]}
              />
            </>
          )}
        </p>
      </header>
      <div className="mt-14 grid gap-14 lg:grid-cols-[3fr_2fr] lg:gap-20">
        <section aria-labelledby="lines">
          <h2 id="lines" className="mb-2 text-2xl">
            {texts.lines}
          </h2>
          <ul className="divide-y divide-line">
            {lineItems.map((line) => (
              <OrderLine key={line._id} order={order} line={line} />
            ))}
          </ul>
          <div className="mt-4 border-t border-line pt-6">
            <Totals summary={formatSummary(order, locale)} isPending={false} hasDestination />
            <OrderBalance order={order} giftCard={giftCard} />
          </div>
          <div className="mt-8">
            <OrderAgain order={order} />
          </div>
        </section>
        <div className="flex flex-col gap-12">
          <div className="contents print:hidden">
            <WhatNext order={order} />
            <Tracking order={order} />
          </div>
          <OrderAddress recipient={recipient} shipping={shippingInfo} />
          <Help order={order} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button kind="secondary" className="noscript:hidden" data-print="" onClick={() => window.print()}>
              {texts.print}
            </Button>
            <Link to="/" className={buttonStyle('secondary')}>
              {texts.keepLooking}
            </Link>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Totals of an order in the language of the page. */
const formatSummary = (order: Order, locale: string) =>
  Object.fromEntries(
    Object.entries({ ...order.priceSummary }).map(([name, { amount = '0' }]) => [
      name,
      { amount, formattedAmount: formatAmount(amount, order, locale) },
    ]),
  );

/** Ways to change an order. The platform has no operation for its buyer to cancel it: the store's server does. */
function Help({ order }: { order: Order }) {
  const texts = useTexts('order');
  const { cancelsOrders } = useSite();
  const linkTo = (path: string) => (part: string) => (
    <Link to={path} className="link">
      {part}
    </Link>
  );
  const number = order.number ?? '';
  const canCancel = cancelsOrders && isCancelable(order);
  return (
    <section aria-labelledby="help" className="print:hidden">
      <h2 id="help" className="mb-4 text-xl">
        {texts.help}
      </h2>
      <p>
        {isCalledOff(order) || order.fulfillmentStatus === 'FULFILLED' ? (
          <Phrase text={texts.helpReturn(number)} parts={[linkTo('/returns'), linkTo('/contact')]} />
        ) : (
          <Phrase
            text={canCancel ? texts.helpAddress(number) : texts.helpChange(number)}
            parts={[linkTo('/contact')]}
          />
        )}
      </p>
      {canCancel && (
        <Link
          to={`/cancel-order?${new URLSearchParams({ orderId: order._id ?? '' })}`}
          className={buttonStyle('secondary', 'small', 'mt-4')}
        >
          {texts.cancel.action}
        </Link>
      )}
    </section>
  );
}
