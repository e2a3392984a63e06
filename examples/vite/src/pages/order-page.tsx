import { lineItemName, useCheckoutReturn } from '@cartwright/react/ecom';
import { Link } from 'react-router';
import { Problem } from '../problem';

/** The order, to which the platform's checkout page returns. */
export function OrderPage() {
  const { state, data: order, error } = useCheckoutReturn();
  if (state === 'PENDING') return <p>One moment …</p>;
  if (state === 'FAILURE') return <Problem of={error} />;
  if (state !== 'PLACED') return <Link to="/cart">Nothing was ordered: back to the cart</Link>;
  return (
    <>
      <h1>Thank you!</h1>
      <p className="lead">Your order is number {order?.number}.</p>
      <ul className="lines">
        {order?.lineItems?.map((line) => (
          <li key={line._id}>{`${line.quantity} × ${lineItemName(line)}`}</li>
        ))}
      </ul>
      <p className="lead">Total {order?.priceSummary?.total?.formattedAmount}</p>
    </>
  );
}
