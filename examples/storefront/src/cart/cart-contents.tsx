import { useCart } from '@cartwright/react/ecom';
import type { ReactNode } from 'react';
import { RequestFailed } from '../ui/request-failed.js';
import { useTexts } from '../lib/language/use-texts.js';
import { Loading, Skeleton } from '../ui/skeleton.js';
import { CartFoot } from './cart-foot.js';
import { CartLine } from './cart-line.js';
import { getDestination } from '../lib/cart/destination.js';
import { EmptyCart } from './empty-cart.js';
import { type Estimate, useEstimate } from './use-estimate.js';

interface CartContentsProps {
  /** Renders the parts of a bag that is not empty. */
  children: (parts: CartParts) => ReactNode;
}

/** Parts of the bag. */
interface CartParts {
  readonly lines: ReactNode;
  /** Totals and the checkout button. */
  readonly foot: ReactNode;
  readonly estimate: Estimate;
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
    foot: <CartFoot estimate={estimate} destination={destination} />,
    estimate,
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
