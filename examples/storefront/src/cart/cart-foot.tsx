import { useCart } from '@cartwright/react/ecom';
import { CheckoutButton } from './checkout-button.js';
import { usePriceFormat } from '../lib/currency/use-price-format.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Notice } from '../ui/notice.js';
import type { Destination } from '../lib/cart/destination.js';
import { formatTotals } from '../ui/cart/format-totals.js';
import { Totals } from '../ui/cart/totals.js';
import { obstacle } from './obstacle.js';
import { type Estimate, objections } from './use-estimate.js';

interface CartFootProps {
  estimate: Estimate;
  destination: Destination;
}

/** Totals of the bag and the checkout button. */
export function CartFoot({ estimate, destination }: CartFootProps) {
  const texts = useTexts('cart');
  const { tryAgain } = useTexts('app');
  const format = usePriceFormat();
  const hasDestination = destination.country !== '';
  const { data: cart, isUpdating, totalsAreStale } = useCart();
  const lines = cart?.lineItems ?? [];
  const totals = estimate.data && formatTotals(estimate.data, cart?.businessInfo?.currencyCode ?? 'USD', format);
  const isPending = totalsAreStale || isUpdating || estimate.totalsAreStale;
  return (
    <div className="border-t border-line pt-4 pb-6 in-[dialog]:bg-raised in-[dialog]:px-6">
      {estimate.isError && !isUpdating && (
        <Notice tone="bad" className="mb-3">
          {texts.totalFailed}{' '}
          <button type="button" className="cursor-pointer link" onClick={() => void estimate.refetch()}>
            {tryAgain}
          </button>
        </Notice>
      )}
      <Totals
        summary={totals?.summary}
        payments={totals?.payments}
        charged={totals?.charged}
        isPending={isPending}
        hasDestination={hasDestination}
      />
      {objections(estimate).map(({ description, severity }) => (
        <Notice key={description} tone={severity === 'ERROR' ? 'bad' : 'plain'} className="mt-3">
          {description}
        </Notice>
      ))}
      <CheckoutButton
        key={lines.map(({ _id, quantityInfo }) => `${_id} ${quantityInfo?.requestedQuantity}`).join()}
        obstacle={obstacle(lines, estimate, texts.obstacles)}
        isWaiting={isUpdating}
      />
      {!hasDestination && <p className="mt-3 text-center text-xs text-ink-soft">{texts.shippingLater}</p>}
    </div>
  );
}
