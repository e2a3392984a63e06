import { Image, Money } from '@cartwright/react/components';
import { lineItemDetails, lineItemName, useCart, useCartEstimate } from '@cartwright/react/ecom';
import { CheckoutButton } from './checkout-button';
import { Problem } from './problem';
import { locale } from './settings';

/** The cart: line items, the subtotal, and the button to the checkout. */
export function Cart() {
  const { data: cart, error } = useCart();
  const { data: totals, totalsAreStale } = useCartEstimate();
  if (!cart?.lineItems?.length) return <Problem of={error} />;
  const currency = cart.businessInfo?.currencyCode;
  return (
    <div className="mt-6 grid items-start gap-10 lg:grid-cols-[1.8fr_1fr]">
      <ul className="grid">
        {cart.lineItems.map((line) => (
          <li
            key={line._id}
            className="flex items-start gap-5 border-b border-neutral-200 py-5 tabular-nums aria-busy:opacity-50"
          >
            <Image
              reference={line.attributes?.image}
              alt=""
              width={96}
              height={120}
              className="rounded-lg bg-neutral-100 object-cover"
            />
            <div className="flex-1">
              <strong>{lineItemName(line)}</strong>
              <small className="text-sm text-neutral-600">
                {lineItemDetails(line).map(({ value }) => ` ${value}`)}
              </small>
            </div>
            <Money amount={line.pricing?.totalPrice?.amount} currency={currency} locale={locale} />
          </li>
        ))}
      </ul>
      <div className="grid gap-3 rounded-2xl bg-neutral-100 p-6">
        <p className="text-xl aria-busy:opacity-50" aria-busy={totalsAreStale}>
          Subtotal <Money amount={totals?.priceSummary?.subtotal?.amount} currency={currency} locale={locale} />
        </p>
        <CheckoutButton />
      </div>
    </div>
  );
}
