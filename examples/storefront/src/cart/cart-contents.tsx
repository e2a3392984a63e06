import { useCart } from '@cartwright/react/ecom';
import type { ReactNode } from 'react';
import { RequestFailed } from '../ui/request-failed.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { BagExtras } from './bag-columns.js';
import { CartFoot } from './cart-foot.js';
import { CartLine } from './cart-line.js';
import { CouponForm } from '../ui/cart/coupon-form.js';
import { getDestination } from '../lib/cart/destination.js';
import { EmptyCart } from './empty-cart.js';
import { GiftCardForm } from '../ui/cart/gift-card-form.js';
import { ShippingEstimate } from './shipping-estimate.js';
import { useEstimate } from './use-estimate.js';

interface CartContentsProps {
  /** Renders the parts of a bag that is not empty. */
  children: (parts: CartParts) => ReactNode;
}

/** Parts of the bag. */
interface CartParts {
  readonly lines: ReactNode;
  /** Codes and shipping estimate. */
  readonly extras: ReactNode;
  /** Totals and the checkout button. */
  readonly foot: ReactNode;
}

/** Contents of the bag, which the drawer and the bag's page arrange. */
export function CartContents({ children }: CartContentsProps) {
  const { data: cart, isPending, isError, error, refetch } = useCart();
  const destination = getDestination(cart);
  const estimate = useEstimate(destination);
  if (isPending) return <CartSkeleton />;
  if (isError && !cart) {
    return (
      <div className="py-6 in-[dialog]:px-6">
        <RequestFailed error={error} what="bag" onRetry={() => void refetch()} />
      </div>
    );
  }
  const lines = cart?.lineItems ?? [];
  if (lines.length === 0) return <EmptyCart />;
  return children({
    lines: (
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <CartLine key={line._id} line={line} currency={cart?.businessInfo?.currencyCode} estimate={estimate} />
        ))}
      </ul>
    ),
    extras: (
      <BagExtras
        coupon={<CouponForm summary={estimate.data} />}
        giftCard={<GiftCardForm summary={estimate.data} />}
        shipping={<ShippingEstimate estimate={estimate} />}
      />
    ),
    foot: <CartFoot estimate={estimate} destination={destination} />,
  });
}

const CartSkeleton = () => (
  <Loading label={useTexts('cart').loading} className="flex flex-col gap-6 py-6 in-[dialog]:px-6">
    {[0, 1].map((line) => (
      <div key={line} className="flex gap-4">
        <Skeleton className="h-28 w-22" />
        <div className="grow">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="mt-3 h-4 w-1/3" />
        </div>
      </div>
    ))}
  </Loading>
);
