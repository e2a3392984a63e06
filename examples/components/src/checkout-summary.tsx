'use client';

import type { Cart, CartSummary } from '@cartwright/ecom/current-cart-v2';
import { Money } from '@cartwright/react/components';
import { useCartLine, useCartMutation } from '@cartwright/react/ecom';
import { Problem } from './problem';
import { Link, locale, paths } from './settings';

interface CheckoutLinesProps {
  readonly cart: Cart;
}

/** Line items to review, with what has sold out. */
export const CheckoutLines = ({ cart }: CheckoutLinesProps) => (
  <>
    <ul className="grid">
      {cart.lineItems?.map((line) => (
        <CheckoutLine key={line._id} line={line} currency={cart.businessInfo?.currencyCode} />
      ))}
    </ul>
    <Link href={paths.cart}>Change your cart</Link>
  </>
);

interface CheckoutLineProps {
  readonly line: Parameters<typeof useCartLine>[0];
  readonly currency: string | undefined;
}

function CheckoutLine({ line, currency }: CheckoutLineProps) {
  const { name, details, quantity, availability } = useCartLine(line);
  return (
    <li className="flex items-start gap-5 border-b border-neutral-200 py-5 tabular-nums aria-busy:opacity-50">
      <div className="flex-1">
        <strong>{`${quantity} × ${name}`}</strong>
        <small className="text-sm text-neutral-600">{details.map(({ value }) => ` ${value}`)}</small>
        <Problem of={availability === 'SHORT' && 'INSUFFICIENT_INVENTORY'} />
        <Problem of={availability === 'SOLD_OUT' && 'out_of_stock'} />
        <Problem of={availability === 'NOT_FOUND' && 'not_found'} />
      </div>
      <Money amount={line.pricing?.totalPrice?.amount} currency={currency} locale={locale} />
    </li>
  );
}

/** The coupon of the cart, or a field to enter one. */
export const Coupon = ({ cart }: { cart: Cart }) => (
  <CodeForm
    label="Coupon"
    applied={cart.coupons?.[0]?.code}
    apply={useCartMutation('applyCoupon')}
    remove={useCartMutation('removeCoupon')}
  />
);

/** The gift card of the cart, or a field to enter one. */
export const GiftCard = ({ cart }: { cart: Cart }) => (
  <CodeForm
    label="Gift card"
    applied={cart.paymentInfo?.giftCards?.[0]?.obfuscatedCode}
    apply={useCartMutation('applyGiftCard')}
    remove={useCartMutation('removeGiftCard')}
  />
);

interface Change<Variables> {
  readonly mutate: (variables: Variables) => void;
  readonly isPending: boolean;
  readonly error: unknown;
}

interface CodeFormProps {
  readonly label: string;
  /** Code that is applied. */
  readonly applied: string | undefined;
  readonly apply: Change<{ code: string }>;
  readonly remove: Change<void>;
}

function CodeForm({ label, applied, apply, remove }: CodeFormProps) {
  const action = `${applied ? 'Remove' : 'Apply'} ${label.toLowerCase()}`;
  return (
    <form
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (applied) return remove.mutate();
        const entered = new FormData(event.currentTarget).get('code');
        if (typeof entered === 'string' && entered.trim()) apply.mutate({ code: entered.trim() });
      }}
    >
      {applied ? (
        <span>{`${label} ${applied}`}</span>
      ) : (
        <input
          name="code"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          className="min-h-11 w-full max-w-80 rounded-lg border border-neutral-400 bg-white px-3 py-2"
        />
      )}
      <button
        disabled={apply.isPending || remove.isPending}
        className="cursor-pointer text-sm text-neutral-600 underline"
      >
        {action}
      </button>
      <Problem of={apply.error ?? remove.error} />
    </form>
  );
}

interface CheckoutTotalsProps {
  readonly summary: CartSummary | null | undefined;
  readonly currency: string | undefined;
  /** Whether the totals are being calculated again. */
  readonly isStale: boolean;
}

/** Totals of the order. What is zero is left out, except for the total. */
export function CheckoutTotals({ summary, currency, isStale }: CheckoutTotalsProps) {
  const { subtotal, discount, delivery, additionalFees, tax, total } = summary?.priceSummary ?? {};
  const giftCard = summary?.paymentSummary?.giftCards?.[0]?.redeemAmount;
  const { payNow } = summary?.paymentSummary ?? {};
  const rows = { Subtotal: subtotal, Discount: discount, Delivery: delivery, Fees: additionalFees, Tax: tax };
  const payments = { 'Gift card': giftCard, 'To pay now': giftCard && payNow };
  const shown = [
    ...Object.entries(rows).filter(([, price]) => Number(price?.amount ?? 0) !== 0),
    ['Total', total] as const,
    ...Object.entries(payments).filter(([, price]) => price),
  ];
  return (
    <dl aria-busy={isStale} className="my-2 aria-busy:opacity-50">
      {shown.map(([label, price]) => (
        <div key={label} className="flex justify-between last:font-semibold">
          <dt>{label}</dt>
          <dd>
            <Money amount={price?.amount} currency={currency} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
