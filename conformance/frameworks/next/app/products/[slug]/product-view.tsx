// app/products/[slug]/product-view.tsx
'use client';

import { useCart } from '@cartwright/react/ecom';
import { useProduct } from '@cartwright/react/stores';
import { toLineItem } from '@cartwright/stores/selection';
import Image from 'next/image';

export function ProductView({ slug }: { slug: string }) {
  const { data: product } = useProduct({ slug });
  const { addItems, isUpdating } = useCart();
  if (!product) return null;
  const image = product.media?.mainMedia?.image;
  return (
    <article>
      <h1>{product.name}</h1>
      <Image src={image?.url ?? ''} alt={image?.altText ?? ''} width={200} height={200} />
      <time>{product.lastUpdated?.toISOString()}</time>
      <button disabled={isUpdating} onClick={() => void addItems([toLineItem(product, { choices: {} })])}>
        Add by hook
      </button>
    </article>
  );
}
