// src/product-view.tsx
import { useCart } from '@cartwright/react/ecom';
import { useProduct } from '@cartwright/react/stores';
import { toLineItem } from '@cartwright/stores/selection';
import { Store, type StoreProps } from './store';

export const ProductView = ({ slug, ...props }: StoreProps & { slug: string }) => (
  <Store {...props}>
    <Product slug={slug} />
  </Store>
);

function Product({ slug }: { slug: string }) {
  const { data: product } = useProduct({ slug });
  const { addItems, isUpdating } = useCart();
  if (!product) return null;
  return (
    <article>
      <h1>{product.name}</h1>
      <button disabled={isUpdating} onClick={() => void addItems([toLineItem(product, { choices: {} })])}>
        Add by hook
      </button>
    </article>
  );
}
