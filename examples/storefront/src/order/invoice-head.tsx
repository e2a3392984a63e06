import type { Order } from '@cartwright/ecom/orders';
import { store } from '../app/site.js';
import { OrderAddress } from './order-address.js';
import { orderState } from './order-state.js';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** Head of an order on paper: seller, order number, date and billing address. Not shown on screens. */
export const InvoiceHead = ({ order }: { order: Order }) => (
  <div className="hidden print:block">
    <div className="flex justify-between gap-8">
      <div>
        <p className="text-2xl font-bold">Invoice</p>
        <p className="mt-2">
          Order {order.number}
          {order._createdDate && `, ${day.format(order._createdDate)}`}
        </p>
        <p>{orderState(order)}</p>
      </div>
      <address className="text-right not-italic">
        {store.name}
        <br />
        12 Finch Street
        <br />
        Portland, OR 97209, United States
      </address>
    </div>
    {order.billingInfo && (
      <div className="mt-8">
        <OrderAddress recipient={order.billingInfo} shipping={undefined} />
      </div>
    )}
  </div>
);
