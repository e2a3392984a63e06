import { useProducts } from '@cartwright/react/stores';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router';
import { catalogData } from '../app/catalog-data.server.js';
import { RequestFailed } from '../app/request-failed.js';
import { ProductGrid, ProductGridSkeleton } from '../product/product-grid.js';
import { Button } from '../ui/button.js';
import { buttonStyle } from '../ui/button-style.js';
import { EmptyState } from '../ui/empty-state.js';
import { Notice } from '../ui/notice.js';
import type { Route } from './+types/wishlist-page.js';
import { removeSaved, useWishlist } from './use-wishlist.js';

/** Describes the page. The wishlist is in the browser, so the page is the same for all visitors. */
export const loader = ({ context }: Route.LoaderArgs) =>
  catalogData(context, () =>
    Promise.resolve({
      title: 'Wishlist',
      description: 'Products that you have saved in this browser.',
      path: '/wishlist',
      indexable: false,
    }),
  );

export { headers, shouldRevalidate } from '../app/catalog-route.js';
export { pageMeta as meta } from '../seo/page-meta.js';

/** Products that the visitor has saved. */
export default function WishlistPage() {
  const ids = useWishlist();
  return (
    <div className="wrap py-12">
      <h1 className="mb-12 text-3xl">Wishlist</h1>
      <p className="hidden noscript:block">The wishlist is kept in your browser, which needs JavaScript for it.</p>
      <div className="noscript:hidden">
        {!ids ? <ProductGridSkeleton count={4} /> : ids.length === 0 ? <NothingSaved /> : <Saved ids={ids} />}
      </div>
    </div>
  );
}

const NothingSaved = () => (
  <EmptyState
    title="Nothing saved yet"
    actions={
      <Link to="/collections/all-products" className={buttonStyle()}>
        See everything
      </Link>
    }
  >
    The heart on a product keeps it here, in this browser, without an account.
  </EmptyState>
);

function Saved({ ids }: { ids: readonly string[] }) {
  const { data, isPending, isError, isPlaceholderData, error, refetch } = useProducts(
    { filter: { ids }, limit: 100 },
    { query: { placeholderData: keepPreviousData } },
  );
  if (isPending) return <ProductGridSkeleton count={Math.min(ids.length, 8)} />;
  if (isError) return <RequestFailed error={error} what="wishlist" onRetry={() => void refetch()} />;
  const products = ids.flatMap((id) => data.products.find((product) => product.id === id) ?? []);
  const gone = isPlaceholderData ? [] : ids.filter((id) => !products.some((product) => product.id === id));
  return (
    <>
      {gone.length > 0 && (
        <Notice className="mb-8 flex flex-wrap items-center justify-between gap-4">
          <span>
            {gone.length === 1 ? 'One product that you saved is' : `${gone.length} products that you saved are`} no
            longer sold.
          </span>
          <Button kind="quiet" size="small" onClick={() => removeSaved(gone)}>
            Take off the list
          </Button>
        </Notice>
      )}
      <ProductGrid products={products} />
    </>
  );
}
