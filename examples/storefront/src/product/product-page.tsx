import { productQuery, stockQuery } from '@cartwright/react/queries';
import { useProduct, useStock } from '@cartwright/react/stores';
import { CatalogState } from '../app/catalog-state.js';
import { data } from 'react-router';
import { catalogData } from '../app/catalog-data.server.js';
import { NotFound } from '../app/not-found.js';
import { RequestFailed } from '../app/request-failed.js';
import { ProductSkeleton } from './product-skeleton.js';
import type { Route } from './+types/product-page.js';
import { productSeo } from './product-seo.server.js';
import { prefetchRelated } from './prefetch-related.server.js';
import { ProductView } from './product-view.js';

/** Loads the product, its stock and the products beside it. */
export const loader = ({ context, params: { slug } }: Route.LoaderArgs) =>
  catalogData(context, async (queryClient, catalog, origin) => {
    const product = await queryClient.fetchQuery(productQuery(catalog, { slug })).catch(() => undefined);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- React Router shows it in the error boundary.
    if (product === null) throw data('product', { status: 404 });
    if (!product) return undefined;
    const [home] = await Promise.all([
      prefetchRelated(queryClient, catalog, product),
      queryClient.prefetchQuery(stockQuery(catalog, [product])),
    ]);
    return productSeo(product, { client: catalog, origin, home });
  });

export { headers, shouldRevalidate } from '../app/catalog-route.js';
export { pageMeta as meta } from '../seo/page-meta.js';

/** The page of one product. */
export default function ProductPage({ loaderData, params: { slug } }: Route.ComponentProps) {
  return (
    <CatalogState state={loaderData.state}>
      <ProductContent slug={slug} />
    </CatalogState>
  );
}

function ProductContent({ slug }: { slug: string }) {
  const { data: product, isError, error, refetch } = useProduct({ slug });
  const stock = useStock(product ? [product] : []);
  const [known] = stock.products;
  if (known && !stock.isPending) return <ProductView key={known.id} product={known} />;
  if (product === null) return <NotFound what="product" />;
  if (!isError) return <ProductSkeleton />;
  return (
    <div className="wrap py-16">
      <RequestFailed error={error} what="this product" onRetry={() => void refetch()} />
    </div>
  );
}
