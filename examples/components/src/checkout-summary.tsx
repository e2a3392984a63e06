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
    <ul className="shop-lines">
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
    <li className="shop-line">
      <div className="shop-line-text">
        <strong>{`${quantity} × ${name}`}</strong>
        <small className="shop-note">{details.map(({ value }) => ` ${value}`)}</small>
        <Problem of={availability === 'SHORT' && 'INSUFFICIENT_INVENTORY'} />
        <Problem of={availability === 'SOLD_OUT' && 'out_of_stock'} />
        <Problem of={availability === 'NOT_FOUND' && 'not_found'} />
      </div>
      <Money amount={line.pricing?.totalPrice?.amount} currency={currency} locale={locale} />
    </li>
  );
}

/** The coupon of the cart, or a field to enter one. */
export function Coupon({ cart }: { cart: Cart }) {
  const apply = useCartMutation('applyCoupon');
  const remove = useCartMutation('removeCoupon');
  const code = cart.coupons?.[0]?.code;
  return (
    <form
      className="shop-options"
      onSubmit={(event) => {
        event.preventDefault();
        if (code) return remove.mutate();
        const entered = new FormData(event.currentTarget).get('coupon');
        if (typeof entered === 'string' && entered.trim()) apply.mutate({ code: entered.trim() });
      }}
    >
      {code ? (
        <span>Coupon {code}</span>
      ) : (
        <input name="coupon" aria-label="Coupon" placeholder="Coupon" className="shop-input" />
      )}
      <button disabled={apply.isPending || remove.isPending} className="shop-quiet">
        {code ? 'Remove coupon' : 'Apply'}
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
    <dl aria-busy={isStale} className="shop-totals">
      {shown.map(([label, price]) => (
        <div key={label} className="shop-total">
          <dt>{label}</dt>
          <dd>
            <Money amount={price?.amount} currency={currency} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
