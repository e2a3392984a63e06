'use client';

import type { Order } from '@cartwright/ecom/orders';
import { Image } from '@cartwright/react/components';
import { lineItemDetails, lineItemName } from '@cartwright/react/ecom';

const size = { width: 96, height: 120 };

/** An order: number, line items, totals. */
export function OrderView({ order }: { order: Order }) {
  const { subtotal, discount, shipping, tax, total } = order.priceSummary ?? {};
  const totals = { Subtotal: subtotal, Discount: discount, Delivery: shipping, Tax: tax, Total: total };
  return (
    <>
      <h1 className="text-4xl font-semibold tracking-tight">Thank you!</h1>
      <p className="text-xl aria-busy:opacity-50">Your order is number {order.number}.</p>
      <div className="mt-6 grid items-start gap-10 lg:grid-cols-[1.8fr_1fr]">
        <ul className="grid">
          {order.lineItems?.map((line) => (
            <li
              key={line._id}
              className="flex items-start gap-5 border-b border-neutral-200 py-5 tabular-nums aria-busy:opacity-50"
            >
              <Image reference={line.image} alt="" {...size} className="rounded-lg bg-neutral-100 object-cover" />
              <p className="flex-1">
                <strong>{`${line.quantity} × ${lineItemName(line)}`}</strong>
                <small className="text-sm text-neutral-600">
                  {lineItemDetails(line).map(({ value }) => ` ${value}`)}
                </small>
              </p>
              {line.totalPriceBeforeTax?.formattedAmount}
            </li>
          ))}
        </ul>
        <dl className="grid gap-3 rounded-2xl bg-neutral-100 p-6">
          {Object.entries(totals).map(([label, price]) => (
            <div key={label} className="flex justify-between last:font-semibold">
              <dt>{label}</dt>
              <dd>{price?.formattedAmount}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
