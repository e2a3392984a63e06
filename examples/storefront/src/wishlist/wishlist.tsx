import { useProducts } from '@cartwright/react/stores';
import { keepPreviousData } from '@tanstack/react-query';
import { RequestFailed } from '../ui/request-failed.js';
import { useTexts } from '../lib/language/use-texts.js';
import { ProductGrid, ProductGridSkeleton } from '../ui/product/product-grid.js';
import { Button } from '../ui/button.js';
import { buttonStyle } from '../ui/button-style.js';
import { EmptyState } from '../ui/empty-state.js';
import { Link } from '../ui/link.js';
import { Notice } from '../ui/notice.js';
import { removeSaved, useWishlist } from '../lib/use-wishlist.js';

/** Products that the visitor has saved. */
export function Wishlist() {
  const ids = useWishlist();
  const { needsScripts } = useTexts('wishlist');
  const { wishlist } = useTexts('app');
  return (
    <div className="wrap py-12">
      <h1 className="mb-12 text-3xl">{wishlist}</h1>
      <p className="hidden noscript:block">{needsScripts}</p>
      <div className="noscript:hidden">
        {!ids ? <ProductGridSkeleton count={4} /> : ids.length === 0 ? <NothingSaved /> : <Saved ids={ids} />}
      </div>
    </div>
  );
}

function NothingSaved() {
  const { empty, emptyText } = useTexts('wishlist');
  const { seeEverything } = useTexts('app');
  return (
    <EmptyState
      title={empty}
      actions={
        <Link to="/collections/all-products" className={buttonStyle()}>
          {seeEverything}
        </Link>
      }
    >
      {emptyText}
    </EmptyState>
  );
}

function Saved({ ids }: { ids: readonly string[] }) {
  const texts = useTexts('wishlist');
  const { data, isPending, isError, isPlaceholderData, error, refetch } = useProducts(
    { filter: { ids }, limit: 100 },
    { query: { placeholderData: keepPreviousData } },
  );
  if (isPending) return <ProductGridSkeleton count={Math.min(ids.length, 8)} />;
  if (isError) return <RequestFailed error={error} what="wishlist" onRetry={() => void refetch()} />;
  const products = ids.flatMap((id) => data.items.find((product) => product.id === id) ?? []);
  const gone = isPlaceholderData ? [] : ids.filter((id) => !products.some((product) => product.id === id));
  return (
    <>
      <h2 className="sr-only">{texts.products}</h2>
      {gone.length > 0 && (
        <Notice className="mb-8 flex flex-wrap items-center justify-between gap-4">
          <span>{texts.gone(gone.length)}</span>
          <Button kind="quiet" size="small" onClick={() => removeSaved(gone)}>
            {texts.remove}
          </Button>
        </Notice>
      )}
      <ProductGrid products={products} />
    </>
  );
}
