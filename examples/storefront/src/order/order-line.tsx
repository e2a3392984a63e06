import type { Order } from '@cartwright/ecom/orders';
import { lineDetails, lineName } from '../cart/line-details.js';
import { ProductImage } from '../ui/product-image.js';

/** One line of an order. */
export function OrderLine({ line }: { line: NonNullable<Order['lineItems']>[number] }) {
  const sum = line.totalPriceBeforeTax ?? line.lineItemPrice ?? line.price;
  return (
    <li className="flex gap-5 py-5">
      <ProductImage reference={line.image} alt="" width={88} height={110} className="h-27.5 w-22 shrink-0 rounded-xl" />
      <div className="min-w-0 grow">
        <h3 className="leading-snug font-semibold tracking-tight">{lineName(line)}</h3>
        <ul className="mt-1 text-sm text-ink-soft">
          {lineDetails(line).map(({ name, value }) => (
            <li key={name}>
              {name}: {value}
            </li>
          ))}
          <li>Quantity: {line.quantity}</li>
        </ul>
      </div>
      <p className="text-sm font-semibold tabular-nums">{sum?.formattedAmount}</p>
    </li>
  );
}
