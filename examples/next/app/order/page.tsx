import { Image } from '@cartwright/react/components';
import { lineItemDetails, lineItemName } from '@cartwright/react/ecom';
import { orderQuery } from '@cartwright/react/queries';
import { notFound } from 'next/navigation';
import { getQueryClient } from '../../shop/catalog';
import { getShop } from '../../shop/session';

export const metadata = { title: 'Your order', robots: { index: false } };

/** An order of the visitor or member. The platform's checkout page returns here, with the ID of the order. */
export default async function OrderPage({ searchParams }: { searchParams: Promise<{ orderId?: string }> }) {
  const { orderId } = await searchParams;
  const order = orderId && (await getQueryClient().fetchQuery(orderQuery(await getShop(), orderId)));
  const { number, lineItems = [], priceSummary = {} } = order || notFound();
  const { subtotal, discount, shipping, tax, total } = priceSummary;
  const totals = { Subtotal: subtotal, Discount: discount, Delivery: shipping, Tax: tax, Total: total };
  return (
    <>
      <h1>Thank you!</h1>
      <p className="lead">Your order is number {number}.</p>
      <div className="shop-cart">
        <ul className="shop-lines">
          {lineItems.map((line) => (
            <li key={line._id}>
              <Image reference={line.image} alt="" width={96} height={120} />
              <p>
                <strong>{`${line.quantity} × ${lineItemName(line)}`}</strong>
                <small>{lineItemDetails(line).map(({ value }) => ` ${value}`)}</small>
              </p>
              {line.totalPriceBeforeTax?.formattedAmount}
            </li>
          ))}
        </ul>
        <dl className="totals shop-panel">
          {Object.entries(totals).map(([label, price]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{price?.formattedAmount}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
