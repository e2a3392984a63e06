import { Image, Money } from '@cartwright/react/components';
import { useCart, useCartEstimate, useCartLine, useStartCheckout } from '@cartwright/react/ecom';
import { Link } from 'react-router';
import { Problem } from '../problem';
import { locale } from '../shop';

/** The cart, and the way to the platform's checkout page. */
export function CartPage() {
  const { data: cart, error } = useCart();
  const { data: totals, totalsAreStale } = useCartEstimate();
  const checkout = useStartCheckout({ callbacks: { thankYouPageUrl: '/order', cartPageUrl: '/cart' } });
  const currency = cart?.businessInfo?.currencyCode;
  return (
    <>
      <h1>Your cart</h1>
      <Problem of={error} />
      {cart?.lineItems?.length ? (
        <div className="columns">
          <ul className="lines">
            {cart.lineItems.map((line) => (
              <CartLine key={line._id} line={line} currency={currency} />
            ))}
          </ul>
          <div className="panel">
            <p className="lead" aria-busy={totalsAreStale}>
              Subtotal <Money amount={totals?.priceSummary?.subtotal?.amount} currency={currency} locale={locale} />
            </p>
            <small>Delivery and taxes are calculated at checkout.</small>
            <button disabled={checkout.isRedirecting} onClick={() => checkout.mutate()}>
              Check out
            </button>
            <Problem of={checkout.error} />
          </div>
        </div>
      ) : (
        <Link to="/collections/all-products">Nothing yet: see everything</Link>
      )}
    </>
  );
}

function CartLine({ line, currency }: { line: Parameters<typeof useCartLine>[0]; currency: string | undefined }) {
  const { name, details, quantity, maxQuantity, availability, error, mutate } = useCartLine(line);
  const problem = error ?? (availability === 'AVAILABLE' ? undefined : 'INSUFFICIENT_INVENTORY');
  return (
    <li>
      <Image reference={line.attributes?.image} alt="" width={96} height={120} />
      <div>
        <strong>{name}</strong>
        <small>{details.map((detail) => ` ${detail.value}`)}</small>
        <p>
          <input
            type="number"
            aria-label={`Quantity of ${name}`}
            min={1}
            max={maxQuantity}
            value={quantity}
            onChange={({ target }) => target.valueAsNumber >= 1 && mutate({ quantity: target.valueAsNumber })}
          />
        </p>
        <button className="quiet" aria-label={`Remove ${name}`} onClick={() => mutate({ quantity: 0 })}>
          Remove
        </button>
        <Problem of={problem} />
      </div>
      <Money amount={line.pricing?.totalPrice?.amount} currency={currency} locale={locale} />
    </li>
  );
}
