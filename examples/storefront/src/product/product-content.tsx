import { useProduct, useStock } from '@cartwright/react/stores';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { NotFound } from '../ui/not-found.js';
import { RequestFailed } from '../ui/request-failed.js';
import { ProductSkeleton } from '../ui/product/product-skeleton.js';
import type { BackInStockAttempt } from './request-back-in-stock.server.js';
import { ProductView } from './product-view.js';

interface ProductContentProps {
  slug: string;
  state: DehydratedState;
  /** Result of the request for an email that the page responds to. */
  actionData: BackInStockAttempt | undefined;
}

/** Content of the page of one product. */
export const ProductContent = ({ slug, state, actionData }: ProductContentProps) => (
  <HydrationBoundary state={state}>
    <ProductOrNotice slug={slug} attempt={actionData} />
  </HydrationBoundary>
);

function ProductOrNotice({ slug, attempt }: { slug: string; attempt: BackInStockAttempt | undefined }) {
  const { data: product, isError, error, refetch } = useProduct({ slug });
  const stock = useStock(product ? [product] : []);
  const [known] = stock.data.items;
  if (known && !stock.isLoading) return <ProductView key={known.id} product={known} attempt={attempt} />;
  if (product === null) return <NotFound what="product" />;
  if (!isError) return <ProductSkeleton />;
  return (
    <div className="wrap py-16">
      <RequestFailed error={error} what="product" onRetry={() => void refetch()} />
    </div>
  );
}
