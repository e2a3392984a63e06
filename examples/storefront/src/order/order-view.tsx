import type { Order } from '@cartwright/ecom/orders';
import { Link } from 'react-router';
import { PageTitle } from '../app/page-title.js';
import { Totals } from '../cart/totals.js';
import { Button } from '../ui/button.js';
import { buttonStyle } from '../ui/button-style.js';
import { classNames } from '../ui/class-names.js';
import { InvoiceHead } from './invoice-head.js';
import { OrderAddress } from './order-address.js';
import { OrderAgain } from './order-again.js';
import { OrderBalance } from './order-balance.js';
import { OrderLine } from './order-line.js';
import { isCalledOff } from './order-state.js';
import { orderNews } from './order-news.js';
import { Tracking } from './tracking.js';
import { WhatNext } from './what-next.js';

/** An order: its latest event, its line items and the next steps. */
export function OrderView({ order }: { order: Order }) {
  const { number, lineItems = [], priceSummary, buyerInfo, shippingInfo, billingInfo } = order;
  const recipient = shippingInfo?.logistics?.shippingDestination ?? order.recipientInfo ?? billingInfo;
  const { isNew, text, title } = orderNews(order);
  const firstName = recipient?.contactDetails?.firstName ?? billingInfo?.contactDetails?.firstName;
  return (
    <div className="wrap pt-4 sm:pt-6">
      <InvoiceHead order={order} />
      <PageTitle>{title ?? 'Thank you'}</PageTitle>
      <header
        className={classNames(
          'print:hidden rounded-4xl px-7 py-14 on-block sm:px-12 sm:py-20',
          title ? 'bg-butter' : 'bg-sage',
        )}
      >
        <p className="text-sm font-semibold">Order {number}</p>
        <h1 className="mt-4 text-4xl">
          {title ?? 'Thank you'}
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
              A confirmation is on its way to <strong className="wrap-anywhere">{buyerInfo.email}</strong>.
            </>
          )}
        </p>
      </header>
      <div className="mt-14 grid gap-14 lg:grid-cols-[3fr_2fr] lg:gap-20">
        <section aria-labelledby="lines">
          <h2 id="lines" className="mb-2 text-2xl">
            What you bought
          </h2>
          <ul className="divide-y divide-line">
            {lineItems.map((line) => (
              <OrderLine key={line._id} line={line} />
            ))}
          </ul>
          <div className="mt-4 border-t border-line pt-6">
            <Totals summary={priceSummary} isPending={false} hasDestination />
            <OrderBalance order={order} />
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
            <Button kind="secondary" className="noscript:hidden" onClick={() => window.print()}>
              Print invoice
            </Button>
            <Link to="/" className={buttonStyle('secondary')}>
              Keep looking around
            </Link>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Ways to change an order. Only the merchant can cancel one: the platform has no operation for its buyer. */
const Help = ({ order }: { order: Order }) => (
  <section aria-labelledby="help" className="print:hidden">
    <h2 id="help" className="mb-4 text-xl">
      Something to change?
    </h2>
    <p>
      {isCalledOff(order) || order.fulfillmentStatus === 'FULFILLED' ? (
        <>
          See our{' '}
          <Link to="/returns" className="link">
            returns
          </Link>
          , or{' '}
        </>
      ) : (
        'To cancel the order or change its address, '
      )}
      <Link to="/contact" className="link">
        write to us
      </Link>{' '}
      with the number {order.number}.
    </p>
  </section>
);
