import { useProduct, useStock } from '@cartwright/react/stores';
import type { DehydratedState } from '@tanstack/react-query';
import { CatalogState } from '../lib/page/catalog-state.js';
import { NotFound } from '../ui/not-found.js';
import { RequestFailed } from '../ui/request-failed.js';
import { ProductSkeleton } from '../ui/product/product-skeleton.js';
import { ProductView } from './product-view.js';

interface ProductContentProps {
  slug: string;
  state: DehydratedState;
}

/** Content of the page of one product. */
export const ProductContent = ({ slug, state }: ProductContentProps) => (
  <CatalogState state={state}>
    <ProductOrNotice slug={slug} />
  </CatalogState>
);

function ProductOrNotice({ slug }: { slug: string }) {
  const { data: product, isError, error, refetch } = useProduct({ slug });
  const stock = useStock(product ? [product] : []);
  const [known] = stock.data.items;
  if (known && !stock.isLoading) return <ProductView key={known.id} product={known} />;
  if (product === null) return <NotFound what="product" />;
  if (!isError) return <ProductSkeleton />;
  return (
    <div className="wrap py-16">
      <RequestFailed error={error} what="product" onRetry={() => void refetch()} />
    </div>
  );
}
