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
    <div className="shop-cart">
      <ul className="shop-lines">
        {cart.lineItems.map((line) => (
          <li key={line._id} className="shop-line">
            <Image reference={line.attributes?.image} alt="" width={96} height={120} className="shop-line-image" />
            <div className="shop-line-text">
              <strong>{lineItemName(line)}</strong>
              <small className="shop-note">{lineItemDetails(line).map(({ value }) => ` ${value}`)}</small>
            </div>
            <Money amount={line.pricing?.totalPrice?.amount} currency={currency} locale={locale} />
          </li>
        ))}
      </ul>
      <div className="shop-panel">
        <p className="shop-subtotal" aria-busy={totalsAreStale}>
          Subtotal <Money amount={totals?.priceSummary?.subtotal?.amount} currency={currency} locale={locale} />
        </p>
        <CheckoutButton />
      </div>
    </div>
  );
}
