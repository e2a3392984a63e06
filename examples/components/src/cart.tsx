'use client';

import { Image, Money } from '@cartwright/react/components';
import { useCart, useCartEstimate, useCartLine } from '@cartwright/react/ecom';
import { CheckoutButton } from './checkout-button';
import { sendTo, type FormAction } from './form-action';
import { Problem } from './problem';
import { locale } from './settings';

const size = { width: 96, height: 120 };

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
    <div className="mt-6 grid items-start gap-10 lg:grid-cols-[1.8fr_1fr]">
      <ul className="grid">
        {cart.lineItems.map((line) => (
          <CartLine key={line._id} line={line} currency={currency} action={action} />
        ))}
      </ul>
      <div className="grid gap-3 rounded-2xl bg-neutral-100 p-6">
        <p className="text-xl aria-busy:opacity-50" aria-busy={totalsAreStale}>
          Subtotal <Money amount={totals?.priceSummary?.subtotal?.amount} currency={currency} locale={locale} />
        </p>
        <small className="text-sm text-neutral-600">Delivery and taxes are calculated at checkout.</small>
        <CheckoutButton action={action} problem={problem} />
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
    <li
      className="flex items-start gap-5 border-b border-neutral-200 py-5 tabular-nums aria-busy:opacity-50"
      aria-busy={isUpdating}
    >
      <Image reference={line.attributes?.image} alt="" {...size} className="rounded-lg bg-neutral-100 object-cover" />
      <div className="flex-1">
        <strong>{name}</strong>
        <small className="text-sm text-neutral-600">{details.map(({ value }) => ` ${value}`)}</small>
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
            className="min-h-11 w-20 rounded-lg border border-neutral-400 bg-white px-3 py-2"
          />
          <noscript>
            <button className="cursor-pointer text-sm text-neutral-600 underline">Update</button>
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
          <button
            name="quantity"
            value="0"
            aria-label={`Remove ${name}`}
            className="cursor-pointer text-sm text-neutral-600 underline"
          >
            Remove
          </button>
        </form>
        <Problem of={error ?? (availability !== 'AVAILABLE' && 'INSUFFICIENT_INVENTORY')} />
      </div>
      <Money amount={line.pricing?.totalPrice?.amount} currency={currency} locale={locale} />
    </li>
  );
}
