import type { Cart, CartSummary, V2Violation } from '@cartwright/ecom/cart-v2';
import type { ReactNode } from 'react';
import { useCartDrawer } from '../lib/cart/cart-drawer-state.js';
import { usePriceFormat } from '../lib/currency/use-price-format.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Button } from '../ui/button.js';
import { Notice } from '../ui/notice.js';
import { describeCheckout, describeViolation } from './describe-checkout.js';
import { isBlocking, otherViolations } from './field-errors.js';
import { needsDelivery } from '../lib/cart/needs-delivery.js';
import { OrderLines } from './order-lines.js';
import { OrderTotals } from './order-totals.js';
import { useSite } from '../lib/site.js';
import { isPlacedHere } from './use-pay.js';
import type { Payment } from './payment-section.js';
import type { Totals } from './use-totals.js';
import { Icon } from '../ui/icon.js';

interface OrderSummaryProps {
  cart: Cart;
  totals: Totals;
  payment: Payment;
  /** Whether a change of the cart is pending. */
  isUpdating: boolean;
  isSubmitting: boolean;
  /** Whether the browser is on its way to the platform's checkout page. */
  isLeaving: boolean;
  /** Error of the last submission. */
  error: unknown;
}

/** IDs of the line items that a violation concerns. */
function getLineIds({ customValidationData, membersOnlyItemData }: V2Violation): string[] {
  const id = customValidationData?.target?.lineItem?._id;
  return membersOnlyItemData?.lineItemIds ?? (id ? [id] : []);
}

/** Review of the order: line items, totals, what blocks it, and the button. */
export function OrderSummary({ cart, totals, isUpdating, isSubmitting, error, ...action }: OrderSummaryProps) {
  const { open } = useCartDrawer();
  const texts = useTexts('checkout');
  const messages = { checkout: texts, errors: useTexts('errors') };
  const { totalFailed } = useTexts('cart');
  const { tryAgain } = useTexts('app');
  const { summary = {} } = totals.data ?? {};
  const currency = cart.businessInfo?.currencyCode;
  const violations = otherViolations(summary);
  const ofLines = new Map(
    violations.flatMap((violation) => getLineIds(violation).map((id) => [id, violation.description ?? ''] as const)),
  );
  return (
    <section aria-labelledby="summary" className="rounded-3xl bg-tint p-6 sm:p-8 lg:sticky lg:top-24">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="summary" className="text-xl">
          {texts.yourOrder}
        </h2>
        <button type="button" className="cursor-pointer link text-sm" onClick={() => open()}>
          {texts.changeBag}
        </button>
      </div>
      <OrderLines lines={cart.lineItems ?? []} currency={currency} messages={ofLines} />
      <div className="mt-3 border-t border-line pt-4">
        <OrderTotals
          summary={summary}
          currency={currency}
          hasDestination={!needsDelivery(cart) || cart.deliveryInfo?.address?.country !== undefined}
          isPending={totals.isFetching || isUpdating}
        />
      </div>
      {totals.isError && (
        <Notice tone="bad" className="mt-4">
          {totalFailed}{' '}
          <button type="button" className="cursor-pointer link" onClick={() => void totals.refetch()}>
            {tryAgain}
          </button>
        </Notice>
      )}
      {violations
        .filter((violation) => getLineIds(violation).length === 0)
        .map((violation) => (
          <Notice
            key={`${violation.code} ${violation.description}`}
            tone={isBlocking(violation) ? 'bad' : 'plain'}
            className="mt-4"
          >
            {describeViolation(violation, messages)}
          </Notice>
        ))}
      {error !== undefined && (
        <Notice tone="bad" className="mt-4">
          {describeCheckout(error, messages)}
        </Notice>
      )}
      <SubmitButton
        {...action}
        summary={summary}
        currency={currency}
        isDisabled={violations.some(isBlocking) || totals.data === undefined}
        isSubmitting={isSubmitting}
      />
    </section>
  );
}

interface SubmitButtonProps extends Pick<OrderSummaryProps, 'payment' | 'isLeaving' | 'isSubmitting'> {
  summary: CartSummary;
  currency: string | undefined;
  isDisabled: boolean;
}

function SubmitButton({ summary, currency, payment, isDisabled, isLeaving, isSubmitting }: SubmitButtonProps) {
  const site = useSite();
  const { formatCharged } = usePriceFormat();
  const texts = useTexts('checkout');
  const isOrder = isPlacedHere(summary, payment, site);
  const due = summary.paymentSummary?.payNow?.amount;
  const amount = due && currency ? formatCharged(due, currency) : '';
  const words = (): ReactNode => {
    if (isLeaving) return texts.leaving;
    if (isOrder) return texts.placeOrder;
    return texts.pay(amount);
  };
  return (
    <>
      <Button type="submit" className="mt-5 w-full" isDisabled={isDisabled} isPending={isSubmitting || isLeaving}>
        {words()}
        {!isSubmitting && !isLeaving && <Icon name="arrow-right" className="size-5" />}
      </Button>
      {!isOrder && <p className="mt-3 text-center text-xs text-ink-soft">{texts.payNext}</p>}
    </>
  );
}
