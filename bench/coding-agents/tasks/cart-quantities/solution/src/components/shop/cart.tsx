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
    <div className="mt-6 grid items-start gap-10 lg:grid-cols-[1.8fr_1fr]">
      <ul className="grid">
        {cart.lineItems.map((line) => (
          <CartLine key={line._id} line={line} currency={currency} />
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
    <li
      className="flex items-start gap-5 border-b border-neutral-200 py-5 tabular-nums aria-busy:opacity-50"
      aria-busy={isUpdating}
    >
      <Image
        reference={line.attributes?.image}
        alt=""
        width={96}
        height={120}
        className="rounded-lg bg-neutral-100 object-cover"
      />
      <div className="flex-1">
        <strong>{name}</strong>
        <small className="text-sm text-neutral-600">{details.map(({ value }) => ` ${value}`)}</small>
        <p>Quantity: {quantity}</p>
        <button
          aria-label={`One less ${name}`}
          disabled={quantity <= 1}
          className="cursor-pointer text-sm text-neutral-600 underline"
          onClick={() => mutate({ difference: -1 })}
        >
          −
        </button>
        <button
          aria-label={`One more ${name}`}
          disabled={quantity >= maxQuantity}
          className="cursor-pointer text-sm text-neutral-600 underline"
          onClick={() => mutate({ difference: 1 })}
        >
          +
        </button>
        <button
          aria-label={`Remove ${name}`}
          className="cursor-pointer text-sm text-neutral-600 underline"
          onClick={() => mutate({ quantity: 0 })}
        >
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
