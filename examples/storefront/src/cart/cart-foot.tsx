import { useCart } from '@cartwright/react/ecom';
import { CheckoutButton } from '../checkout/checkout-button.js';
import { Totals } from './totals.js';
import { isUnavailable } from './line-availability.js';
import type { Estimate } from './use-estimate.js';

/** What the bag comes to, and the way to the checkout. */
export function CartFoot({ estimate, hasDestination }: { estimate: Estimate; hasDestination: boolean }) {
  const { cart, isUpdating, totalsAreStale } = useCart();
  const lines = cart?.lineItems ?? [];
  const blocked = lines.some(isUnavailable);
  const isPending = totalsAreStale || isUpdating || estimate.isFetching;
  return (
    <div className="border-t border-line bg-raised px-6 pt-4 pb-6">
      <Totals summary={estimate.data?.priceSummary} isPending={isPending} hasDestination={hasDestination} />
      <CheckoutButton isDisabled={blocked} isWaiting={isUpdating} />
      {!hasDestination && (
        <p className="mt-3 text-center text-xs text-ink-soft">
          Shipping and tax are added once we know where to send it.
        </p>
      )}
    </div>
  );
}
