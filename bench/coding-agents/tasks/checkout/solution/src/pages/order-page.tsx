import type { Order } from '@cartwright/ecom/orders';
import { lineItemDetails, lineItemName, useCheckoutReturn } from '@cartwright/react/ecom';
import { Link } from 'react-router';
import { Problem } from '../components/shop/problem';
import { paths } from '../components/shop/settings';

/** The page that the platform's checkout page returns to. Its URL has the ID of the order. */
export function OrderPage() {
  const { state, data: order, error } = useCheckoutReturn();
  if (order) return <OrderView order={order} />;
  if (state === 'PENDING') return <p>One moment …</p>;
  if (state === 'FAILURE') return <Problem of={error} />;
  if (state === 'UNKNOWN') return <h1>Order not found</h1>;
  return (
    <p>
      Nothing was ordered. <Link to={paths.cart}>Your cart is waiting.</Link>
    </p>
  );
}

const OrderView = ({ order }: { order: Order }) => (
  <>
    <h1>Thank you!</h1>
    <p>Your order is number {order.number}.</p>
    <ul>
      {order.lineItems?.map((line) => (
        <li key={line._id}>
          {`${line.quantity} × ${lineItemName(line)}`}
          {lineItemDetails(line).map(({ value }) => `, ${value}`)}
        </li>
      ))}
    </ul>
    <p>Total: {order.priceSummary?.total?.formattedAmount}</p>
  </>
);
