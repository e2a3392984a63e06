import { useProduct, useStock } from '@cartwright/react/stores';
import { useParams } from 'react-router';
import { NotFoundPage } from '../app/not-found-page.js';
import { RequestFailed } from '../app/request-failed.js';
import { ProductSkeleton } from './product-skeleton.js';
import { ProductView } from './product-view.js';

/** The page of one product. */
export function ProductPage() {
  const { slug = '' } = useParams();
  const { data: product, isError, error, refetch } = useProduct({ slug });
  const stock = useStock(product ? [product] : []);
  const [known] = stock.products;
  if (known && !stock.isPending) return <ProductView key={known.id} product={known} />;
  if (product === null) return <NotFoundPage what="product" />;
  if (!isError) return <ProductSkeleton />;
  return (
    <div className="wrap py-16">
      <RequestFailed error={error} what="this product" onRetry={() => void refetch()} />
    </div>
  );
}
