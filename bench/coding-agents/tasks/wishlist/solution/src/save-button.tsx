import { useWishlist } from './wishlist';

/** Saves a product on the wishlist, or removes it. */
export function SaveButton({ product }: { product: { id: string; name: string } }) {
  const { ids, toggle } = useWishlist();
  return (
    <button
      aria-label={`Save ${product.name}`}
      aria-pressed={ids.includes(product.id)}
      className="cursor-pointer text-sm text-neutral-600 underline"
      onClick={() => toggle(product.id)}
    >
      {ids.includes(product.id) ? 'Saved' : 'Save'}
    </button>
  );
}
