import { useProducts } from '@cartwright/react/stores';
import { Problem } from '../components/shop/problem';
import { ProductCard } from '../components/shop/product-card';
import { SaveButton } from '../save-button';
import { useWishlist } from '../wishlist';

const MAX_IDS = 100;

/** The saved products, as the store sells them now. */
export function WishlistPage() {
  const { ids } = useWishlist();
  const shown = ids.slice(0, MAX_IDS);
  const hasAny = shown.length > 0;
  const filter = { ids: shown };
  const { data, error, isPlaceholderData } = useProducts({ filter, limit: MAX_IDS }, { query: { enabled: hasAny } });
  const products = shown.flatMap((id) => data?.items.find((product) => product.id === id) ?? []);
  const missing = shown.length - products.length;
  return (
    <>
      <h1>Wishlist</h1>
      <Problem of={error} />
      {!hasAny && <p>Nothing saved yet.</p>}
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
            <SaveButton product={product} />
          </li>
        ))}
      </ul>
      {data && !isPlaceholderData && missing > 0 && <p>{`${missing} of your products are no longer sold.`}</p>}
    </>
  );
}
