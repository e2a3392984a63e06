'use client';

import { Image, Money } from '@cartwright/react/components';
import { useCart, useCartEstimate, useCartLine } from '@cartwright/react/ecom';
import { describeError } from '@cartwright/react/errors';
import Link from 'next/link';
import { useActionState } from 'react';
import { locale } from '../../shop/site';
import { checkOut, removeLine, updateLine } from './actions';

/** The cart, from the cache that the page prefetched. Hooks change it at once; without scripts, forms do. */
export function CartView() {
  const { data: cart } = useCart();
  const { data: totals, totalsAreStale } = useCartEstimate();
  const [problem, startCheckout, isLeaving] = useActionState(checkOut, '');
  if (!cart?.lineItems?.length) return <Link href="/collections/all-products">Nothing yet: see everything</Link>;
  const currency = cart.businessInfo?.currencyCode;
  return (
    <div className="shop-cart">
      <ul className="shop-lines">
        {cart.lineItems.map((line) => (
          <CartLine key={line._id} line={line} currency={currency} />
        ))}
      </ul>
      <form action={startCheckout} className="shop-panel">
        <p className="lead" aria-busy={totalsAreStale}>
          Subtotal <Money amount={totals?.priceSummary?.subtotal?.amount} currency={currency} locale={locale} />
        </p>
        <small>Delivery and taxes are calculated at checkout.</small>
        <button disabled={isLeaving}>Check out</button>
        {problem && <p role="alert">{problem}</p>}
      </form>
    </div>
  );
}

interface Props {
  readonly line: Parameters<typeof useCartLine>[0];
  readonly currency: string | undefined;
}

function CartLine({ line, currency }: Props) {
  const { name, details, quantity, maxQuantity, availability, error, mutate } = useCartLine(line);
  const problem = error ?? (availability === 'AVAILABLE' ? undefined : 'INSUFFICIENT_INVENTORY');
  const field = { type: 'number', name: 'quantity', 'aria-label': `Quantity of ${name}`, min: 1, max: maxQuantity };
  return (
    <li>
      <Image reference={line.attributes?.image} alt="" width={96} height={120} />
      <div>
        <strong>{name}</strong>
        <small>{details.map((detail) => ` ${detail.value}`)}</small>
        <form action={updateLine.bind(null, line._id ?? '')}>
          <input
            {...field}
            value={quantity}
            onChange={({ target }) => target.valueAsNumber >= 1 && mutate({ quantity: target.valueAsNumber })}
          />
          <noscript>
            <button className="shop-quiet">Update</button>
          </noscript>
        </form>
        <form
          action={removeLine.bind(null, line._id ?? '')}
          onSubmit={(event) => (event.preventDefault(), mutate({ quantity: 0 }))}
        >
          <button className="shop-quiet" aria-label={`Remove ${name}`}>
            Remove
          </button>
        </form>
        {problem !== undefined && <p role="alert">{describeError(problem)}</p>}
      </div>
      <Money amount={line.pricing?.totalPrice?.amount} currency={currency} locale={locale} />
    </li>
  );
}
