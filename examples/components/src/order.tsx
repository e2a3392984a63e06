'use client';

import type { Order } from '@cartwright/ecom/orders';
import { Image } from '@cartwright/react/components';
import { lineItemDetails, lineItemName, useCheckoutReturn } from '@cartwright/react/ecom';
import { Problem } from './problem';
import { Link, paths } from './settings';

/** An order: number, line items, totals. */
export function OrderView({ order }: { order: Order }) {
  const { subtotal, discount, shipping, tax, total } = order.priceSummary ?? {};
  const totals = { Subtotal: subtotal, Discount: discount, Delivery: shipping, Tax: tax, Total: total };
  return (
    <>
      <h1 className="shop-title">Thank you!</h1>
      <p className="shop-subtotal">Your order is number {order.number}.</p>
      <div className="shop-cart">
        <ul className="shop-lines">
          {order.lineItems?.map((line) => (
            <li key={line._id} className="shop-line">
              <Image reference={line.image} alt="" width={96} height={120} className="shop-line-image" />
              <p className="shop-line-text">
                <strong>{`${line.quantity} × ${lineItemName(line)}`}</strong>
                <small className="shop-note">{lineItemDetails(line).map(({ value }) => ` ${value}`)}</small>
              </p>
              {line.totalPriceBeforeTax?.formattedAmount}
            </li>
          ))}
        </ul>
        <dl className="shop-panel">
          {Object.entries(totals).map(([label, price]) => (
            <div key={label} className="shop-total">
              <dt>{label}</dt>
              <dd>{price?.formattedAmount}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

/** The page that the platform's checkout page returns to. Its URL has the ID of the order. */
export function OrderPage() {
  const { state, data: order, error } = useCheckoutReturn();
  if (order) return <OrderView order={order} />;
  if (state === 'PENDING') return <p>One moment …</p>;
  if (state === 'FAILURE') return <Problem of={error} />;
  if (state === 'UNKNOWN') return <p>Only the buyer can see this order. Sign in with the account that you used.</p>;
  return <Link href={paths.cart}>Nothing was ordered: back to the cart</Link>;
}
