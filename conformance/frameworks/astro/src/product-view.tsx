// src/product-view.tsx
import { useCartMutation } from '@cartwright/react/ecom';
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
  const { mutate: addItems, isPending } = useCartMutation('addItems');
  if (!product) return null;
  return (
    <article>
      <h1>{product.name}</h1>
      <button disabled={isPending} onClick={() => addItems(toLineItem(product, { choices: {} }))}>
        Add by hook
      </button>
    </article>
  );
}
