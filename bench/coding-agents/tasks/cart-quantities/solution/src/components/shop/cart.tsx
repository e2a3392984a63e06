import { Image, Money } from '@cartwright/react/components';
import { useCart, useCartEstimate, useCartLine, useCartMutation } from '@cartwright/react/ecom';
import { useEffect } from 'react';
import { CheckoutButton } from './checkout-button';
import { Problem } from './problem';
import { locale } from './settings';

/** The cart: line items with their quantities, the subtotal, and the button to the checkout. */
export function Cart() {
  const { data: cart, error } = useCart();
  const { data: totals, totalsAreStale } = useCartEstimate();
  const { mutate: refresh } = useCartMutation('refreshItems');
  const cartId = cart?._id;
  useEffect(() => {
    if (cartId) refresh();
  }, [cartId, refresh]);
  if (error) return <Problem of={error} />;
  if (cart === undefined) return <p>One moment …</p>;
  if (!cart?.lineItems?.length) return <p>Your cart is empty.</p>;
  const currency = cart.businessInfo?.currencyCode;
  return (
    <div className="shop-cart">
      <ul className="shop-lines">
        {cart.lineItems.map((line) => (
          <CartLine key={line._id} line={line} currency={currency} />
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

interface CartLineProps {
  readonly line: Parameters<typeof useCartLine>[0];
  readonly currency: string | undefined;
}

function CartLine({ line, currency }: CartLineProps) {
  const {
    name,
    details,
    quantity,
    maxQuantity = Infinity,
    availability,
    isUpdating,
    error,
    mutate,
  } = useCartLine(line);
  return (
    <li className="shop-line" aria-busy={isUpdating}>
      <Image reference={line.attributes?.image} alt="" width={96} height={120} className="shop-line-image" />
      <div className="shop-line-text">
        <strong>{name}</strong>
        <small className="shop-note">{details.map(({ value }) => ` ${value}`)}</small>
        <p>Quantity: {quantity}</p>
        <button
          aria-label={`One less ${name}`}
          disabled={quantity <= 1}
          className="shop-quiet"
          onClick={() => mutate({ difference: -1 })}
        >
          −
        </button>
        <button
          aria-label={`One more ${name}`}
          disabled={quantity >= maxQuantity}
          className="shop-quiet"
          onClick={() => mutate({ difference: 1 })}
        >
          +
        </button>
        <button aria-label={`Remove ${name}`} className="shop-quiet" onClick={() => mutate({ quantity: 0 })}>
          Remove
        </button>
        {availability === 'SHORT' && <Problem>{`Only ${maxQuantity} left`}</Problem>}
        {availability === 'SOLD_OUT' && <Problem>Sold out</Problem>}
        {availability === 'NOT_FOUND' && <Problem>No longer sold</Problem>}
        <Problem of={error} />
      </div>
      <Money amount={line.pricing?.totalPrice?.amount} currency={currency} locale={locale} />
    </li>
  );
}
