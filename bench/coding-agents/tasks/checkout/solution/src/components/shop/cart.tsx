'use client';

import { Image, Money } from '@cartwright/react/components';
import { useCart, useCartEstimate, useCartLine } from '@cartwright/react/ecom';
import { CheckoutButton } from './checkout-button';
import { sendTo, type FormAction } from './form-action';
import { Problem } from './problem';
import { locale } from './settings';

interface CartProps {
  /**
   * Receives the forms if scripts are not loaded: that of a line has `lineItemId` and `quantity`, 0 to remove it. A form
   * without both starts the checkout.
   */
  readonly action?: FormAction;
  /** Problem that prevented the change by `action`. */
  readonly problem?: string | undefined;
}

/** The cart: line items with their quantities, the subtotal, and the button to the checkout. */
export function Cart({ action, problem }: CartProps) {
  const { data: cart, error } = useCart();
  const { data: totals, totalsAreStale } = useCartEstimate();
  if (!cart?.lineItems?.length) return error ? <Problem of={error} /> : <p>Nothing yet.</p>;
  const currency = cart.businessInfo?.currencyCode;
  return (
    <div className="shop-cart">
      <ul className="shop-lines">
        {cart.lineItems.map((line) => (
          <CartLine key={line._id} line={line} currency={currency} action={action} />
        ))}
      </ul>
      <div className="shop-panel">
        <p className="shop-subtotal" aria-busy={totalsAreStale}>
          Subtotal <Money amount={totals?.priceSummary?.subtotal?.amount} currency={currency} locale={locale} />
        </p>
        <small className="shop-note">Delivery and taxes are calculated at checkout.</small>
        <CheckoutButton />
        <Problem>{problem}</Problem>
      </div>
    </div>
  );
}

interface CartLineProps {
  readonly line: Parameters<typeof useCartLine>[0];
  readonly currency: string | undefined;
  readonly action: FormAction;
}

function CartLine({ line, currency, action }: CartLineProps) {
  const { name, details, quantity, maxQuantity, availability, isUpdating, error, mutate } = useCartLine(line);
  return (
    <li className="shop-line" aria-busy={isUpdating}>
      <Image reference={line.attributes?.image} alt="" width={96} height={120} className="shop-line-image" />
      <div className="shop-line-text">
        <strong>{name}</strong>
        <small className="shop-note">{details.map(({ value }) => ` ${value}`)}</small>
        <form {...sendTo(action)} onSubmit={(event) => event.preventDefault()}>
          <input type="hidden" name="lineItemId" value={line._id} />
          <input
            type="number"
            name="quantity"
            aria-label={`Quantity of ${name}`}
            min={1}
            max={maxQuantity}
            value={quantity}
            onChange={({ target }) => target.valueAsNumber >= 1 && mutate({ quantity: target.valueAsNumber })}
            className="shop-quantity"
          />
          <noscript>
            <button className="shop-quiet">Update</button>
          </noscript>
        </form>
        <form
          {...sendTo(action)}
          onSubmit={(event) => {
            event.preventDefault();
            mutate({ quantity: 0 });
          }}
        >
          <input type="hidden" name="lineItemId" value={line._id} />
          <button name="quantity" value="0" aria-label={`Remove ${name}`} className="shop-quiet">
            Remove
          </button>
        </form>
        <Problem of={error ?? (availability !== 'AVAILABLE' && 'INSUFFICIENT_INVENTORY')} />
      </div>
      <Money amount={line.pricing?.totalPrice?.amount} currency={currency} locale={locale} />
    </li>
  );
}
